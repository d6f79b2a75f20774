import { News } from './News.tsx';
import { Teachers } from './Teachers.tsx';

/** The end of the desktop home page: teachers, announcements and the mobile site. */
export default function Ending() {
  return (
    <>
      <Teachers />
      <News />
    </>
  );
}
