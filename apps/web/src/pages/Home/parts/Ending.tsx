import { News } from './News.tsx';
import { Teachers } from './Teachers.tsx';

/** The foot of the desktop home page. */
export default function Ending() {
  return (
    <>
      <Teachers />
      <News />
    </>
  );
}
