import { preloadHome } from '@qinghe/hooks/data/home';
import { h5RoutePatterns, routePatterns } from '@qinghe/hooks/url';
import { createRouteTable } from '@qinghe/features/routing/Routing';

// The code that preloads a page's data is loaded together with the page's code; only that of the home page is part of the
// first load.
const courses = () => import('@qinghe/hooks/preload/courses');
const activities = () => import('@qinghe/hooks/preload/activities');
const announcements = () => import('@qinghe/hooks/preload/announcements');

// One module for several addresses: for every `import()`, the first load contains a list of its files.
const study = () => import('../pages/StudyCenter/StudyCenterPage.tsx');
const member = () => import('../pages/Member/MemberPage.tsx');
const task = () => import('../pages/Profile/MemberTaskPage.tsx');
const tasks = [
  routePatterns.memberDevice,
  h5RoutePatterns.memberProfile,
  h5RoutePatterns.memberNickname,
  h5RoutePatterns.memberPassword,
  h5RoutePatterns.memberMobile,
];

// The pages of a purchase follow each other, so they share one chunk; likewise the pages for login and registration, and the
// member's records.
const orders = () => import('../pages/orders.ts');
const account = () => import('../pages/account.ts');
const records = () => import('../pages/records.ts');

/** Every page of the mobile site; the paths are those of the desktop site, below `/h5`. */
export const table = createRouteTable([
  {
    path: routePatterns.home,
    page: () => import('../pages/Home/HomePage.tsx'),
    data: () => preloadHome('h5'),
    layout: 'tabs',
  },
  {
    path: routePatterns.courses,
    page: () => import('../pages/Courses/CoursesPage.tsx'),
    data: ({ search }) => courses().then((data) => data.preloadCoursesBatch(search)),
    layout: 'tabs',
  },
  {
    path: routePatterns.course,
    page: () => import('../pages/CourseDetail/CourseDetailPage.tsx'),
    data: ({ params }) => courses().then((data) => data.preloadCourse(params.courseId)),
  },
  {
    path: routePatterns.courseVideo,
    page: () => import('../pages/CourseVideo/CourseVideoPage.tsx'),
    data: ({ params }) => courses().then((data) => data.preloadCourse(params.courseId)),
    isGuarded: true,
  },
  {
    path: routePatterns.activities,
    page: () => import('../pages/Activities/ActivitiesPage.tsx'),
    data: ({ search }) => activities().then((data) => data.preloadActivitiesBatch(search)),
    layout: 'tabs',
  },
  {
    path: routePatterns.activity,
    page: () => import('../pages/ActivityDetail/ActivityDetailPage.tsx'),
    data: ({ params }) => activities().then((data) => data.preloadActivity(params.activateId)),
  },
  {
    path: routePatterns.announcement,
    page: () => import('../pages/Announcement/AnnouncementPage.tsx'),
    data: (args) => announcements().then((data) => data.preloadAnnouncements(args)),
  },
  { path: routePatterns.search, page: () => import('../pages/Search/SearchPage.tsx') },
  {
    path: routePatterns.studyCenter,
    page: study,
    isGuarded: true,
    layout: 'tabs',
  },
  {
    path: routePatterns.member,
    page: member,
    isGuarded: true,
    layout: 'tabs',
  },
  { path: h5RoutePatterns.mine, page: member, layout: 'tabs' },
  {
    path: routePatterns.memberMessages,
    page: () => records().then((pages) => ({ default: pages.MessagesPage })),
    isGuarded: true,
  },
  {
    path: routePatterns.memberCredit,
    page: () => records().then((pages) => ({ default: pages.PointsPage })),
    isGuarded: true,
  },
  {
    path: routePatterns.memberOrders,
    page: () => orders().then((pages) => ({ default: pages.MemberOrdersPage })),
    isGuarded: true,
  },
  {
    path: routePatterns.order,
    page: () => orders().then((pages) => ({ default: pages.OrderConfirmPage })),
    isGuarded: true,
  },
  {
    path: routePatterns.orderPay,
    page: () => orders().then((pages) => ({ default: pages.OrderPayPage })),
    isGuarded: true,
  },
  {
    path: routePatterns.orderSuccess,
    page: () => orders().then((pages) => ({ default: pages.OrderSuccessPage })),
    isGuarded: true,
  },
  { path: routePatterns.vip, page: () => orders().then((pages) => ({ default: pages.VipPage })) },
  {
    path: routePatterns.memberStudy,
    page: study,
    isGuarded: true,
  },
  ...tasks.map((path) => ({ path, page: task, isGuarded: true })),
  {
    path: routePatterns.bindMobile,
    page: () => account().then((pages) => ({ default: pages.BindMobilePage })),
    isGuarded: true,
  },
  {
    path: routePatterns.faceCheck,
    page: () => import('../pages/FaceCheck/FaceCheckPage.tsx'),
    isGuarded: true,
  },
  { path: routePatterns.about, page: () => import('../pages/About/AboutPage.tsx') },
  {
    path: routePatterns.login,
    page: () => account().then((pages) => ({ default: pages.LoginPage })),
  },
  {
    path: routePatterns.loginCallback,
    page: () => account().then((pages) => ({ default: pages.LoginCallbackPage })),
  },
  {
    path: h5RoutePatterns.register,
    page: () => account().then((pages) => ({ default: pages.RegisterPage })),
  },
  {
    path: h5RoutePatterns.forgotPassword,
    page: () => account().then((pages) => ({ default: pages.ForgotPasswordPage })),
  },
  { path: routePatterns.error, page: () => import('../pages/Error/ErrorPage.tsx') },
  { path: '*', page: () => import('../pages/NotFound/NotFoundPage.tsx') },
]);
