import '@qinghe/ui/tokens.css';
import '@qinghe/ui/global.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Course } from '@qinghe/api/resources/courses';
import { useCourses } from '@qinghe/hooks/data/courses';
import { AppSWRConfig, OtherSchool } from '@qinghe/hooks/data/swr';
import { useSession } from '@qinghe/hooks/stores/session';
import { token } from '@qinghe/ui/tokens';
import { Button } from '@qinghe/ui/components/Button';
import { RichContent } from '@qinghe/ui/components/RichContent';
import { AccountDialogHost, openLogin } from '@qinghe/features/account/Account';

const Title = ({ title }: Pick<Course, 'title'>) => (
  <li style={{ color: token('text-primary') }}>{title}</li>
);

function Courses() {
  const { data } = useCourses({ page: 1 });
  return (
    <ul>
      {data?.items.map(({ id, title }) => (
        <Title key={id} title={title} />
      ))}
    </ul>
  );
}

function Page() {
  const { isLogin } = useSession();
  return (
    <main>
      <Button onClick={() => openLogin()}>去登录</Button>
      <Courses />
      <section aria-label="另一所学校">
        <OtherSchool apiUrl={new URLSearchParams(location.search).get('other') ?? ''}>
          <Courses />
        </OtherSchool>
      </section>
      <RichContent html="<p>平均分 $\frac{1}{2}$</p>" />
      {isLogin && <p>登录好了</p>}
      <AccountDialogHost />
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <AppSWRConfig>
        <Page />
      </AppSWRConfig>
    </BrowserRouter>,
  );
