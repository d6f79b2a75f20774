import { preloadDesktopHome } from '@qinghe/hooks/data/home';
import { routePatterns } from '@qinghe/hooks/url';
import { createRouteTable } from '@qinghe/features/routing/Routing';

// The code that preloads a page's data is loaded together with the page's code; only that of the home page is part of the
// first load.
const courses = () => import('@qinghe/hooks/preload/courses');
const activities = () => import('@qinghe/hooks/preload/activities');
const announcements = () => import('@qinghe/hooks/preload/announcements');

/** Every page of the desktop site. */
export const table = createRouteTable([
  {
    path: routePatterns.home,
    page: () => import('../pages/Home/HomePage.tsx'),
    data: preloadDesktopHome,
    layout: 'home',
  },
  {
    path: routePatterns.courses,
    page: () => import('../pages/Courses/CoursesPage.tsx'),
    data: ({ search }) => courses().then((data) => data.preloadCourses(search)),
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
    data: ({ search }) => activities().then((data) => data.preloadActivities(search)),
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
    page: () => import('../pages/StudyCenter/StudyCenterPage.tsx'),
    isGuarded: true,
  },
  {
    path: routePatterns.member,
    page: () => import('../pages/Member/MemberPage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.memberMessages,
    page: () => import('../pages/Messages/MessagesPage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.memberCredit,
    page: () => import('../pages/Points/PointsPage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.memberOrders,
    page: () => import('../pages/MemberOrders/MemberOrdersPage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.memberDevice,
    page: () => import('../pages/Device/DevicePage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.memberStudy,
    page: () => import('../pages/MemberStudy/MemberStudyPage.tsx'),
    isGuarded: true,
    layout: 'member',
  },
  {
    path: routePatterns.order,
    page: () => import('../pages/OrderConfirm/OrderConfirmPage.tsx'),
    isGuarded: true,
  },
  {
    path: routePatterns.orderPay,
    page: () => import('../pages/OrderPay/OrderPayPage.tsx'),
    isGuarded: true,
  },
  {
    path: routePatterns.orderSuccess,
    page: () => import('../pages/OrderSuccess/OrderSuccessPage.tsx'),
    isGuarded: true,
  },
  { path: routePatterns.vip, page: () => import('../pages/Vip/VipPage.tsx') },
  {
    path: routePatterns.bindMobile,
    page: () => import('../pages/BindMobile/BindMobilePage.tsx'),
    isGuarded: true,
    layout: 'focus',
  },
  {
    path: routePatterns.faceCheck,
    page: () => import('../pages/FaceCheck/FaceCheckPage.tsx'),
    isGuarded: true,
    layout: 'focus',
  },
  { path: routePatterns.about, page: () => import('../pages/About/AboutPage.tsx') },
  { path: routePatterns.login, page: () => import('../pages/Login/LoginPage.tsx') },
  {
    path: routePatterns.loginCallback,
    page: () => import('../pages/LoginCallback/LoginCallbackPage.tsx'),
    layout: 'bare',
  },
  { path: routePatterns.error, page: () => import('../pages/Error/ErrorPage.tsx') },
  { path: '*', page: () => import('../pages/NotFound/NotFoundPage.tsx') },
]);
