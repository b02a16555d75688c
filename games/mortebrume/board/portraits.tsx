/** The faces of the fighters, in two inks: `mb-f` and `mb-l` are drawn on, `mb-c` and `mb-k` are left out of it. 64 by 64. */
import type { ReactNode } from 'react';

export const PORTRAITS: Readonly<Record<string, ReactNode>> = {
  'mel-lancier': (
    <>
      <path className="mb-f" d="M52 1l4.6 10-3 6v47h-3.2V17l-3-6z" />
      <path className="mb-f" d="M8 66c0-13 6-19 15-21l9 5 9-5c9 2 15 8 15 21z" />
      <path className="mb-l" d="M26 54l6 5 6-5M32 59v8M44 50l6 12M41 51l5 13" />
      <path className="mb-c" d="M21 27h22v8c0 7-5 12-11 12s-11-5-11-12z" />
      <path className="mb-k" d="M21 28v8c0 6 5 11 11 11s11-5 11-11v-8" strokeWidth="1.6" />
      <path className="mb-f" d="M16 27C16 14 23 8 32 8s16 6 16 19l3 4H13z" />
      <path className="mb-l" d="M32 9v17M22 24c0-7 2-11 5-13M42 24c0-7-2-11-5-13M15 28.4h34" />
      <path className="mb-f" d="M30.4 30h3.2v9h-3.2z" />
      <circle className="mb-f" cx="26.5" cy="35" r="1.5" />
      <circle className="mb-f" cx="37.5" cy="35" r="1.5" />
      <path className="mb-k" d="M28.5 42.5h7" strokeWidth="1.4" />
      <path className="mb-f" d="M3 43h22v10c0 7-5 11-11 14C8 64 3 60 3 53z" />
      <path className="mb-l" d="M6 46h16v7c0 5-3 8-8 11-5-3-8-6-8-11zM14 46v18M6 53h16" strokeWidth="1.5" />
    </>
  ),
  'mel-sapeur': (
    <>
      <path className="mb-f" d="M54 18h3.4v46H54z" />
      <path className="mb-f" d="M57 17c6-4 9 0 9 6s-4 10-9 6zM54 18l-5 2v7l5 1z" />
      <path className="mb-l" d="M60 18c3 3 3 7 0 10" />
      <path className="mb-f" d="M2 66c1-14 8-21 18-22h24c8 2 10 9 11 22z" />
      <path className="mb-c" d="M17 26h30v11H17z" />
      <path className="mb-f" d="M15 27C13 14 22 7 32 7s18 6 17 20c-6-4-28-4-34 0z" />
      <path className="mb-l" d="M16 22c8-4 24-4 32 0M32 8v10M24 10l2 8M40 10l-2 8" />
      <path className="mb-k" d="M20 29c3-2 6-2 8 0M36 29c2-2 5-2 8 0" strokeWidth="2" />
      <circle className="mb-f" cx="25" cy="32.2" r="1.6" />
      <circle className="mb-f" cx="39" cy="32.2" r="1.6" />
      <path
        className="mb-f"
        d="M12 33c3 4 6 4 10 3 2-1 4-2 6-1 2 2 6 2 8 0 2-1 4 0 6 1 4 1 7 1 10-3 3 13-6 28-20 31C18 61 9 46 12 33z"
      />
      <path className="mb-c" d="M28.4 31.5c0-3 7.2-3 7.2 0 1.6 5-8.8 5-7.2 0z" />
      <path
        className="mb-l"
        d="M27 41c1 2 9 2 10 0M20 40c1 9 4 15 8 19M26 44c1 6 2 11 4 15M38 44c-1 6-2 11-4 15M44 40c-1 9-4 15-8 19M16 40c1 6 3 11 6 15M48 40c-1 6-3 11-6 15"
      />
    </>
  ),
  'mel-bretteuse': (
    <>
      <path className="mb-f" d="M7.8 0h2.4l1 44H6.8z" />
      <path className="mb-f" d="M1 43h16c0 5-4 8-8 8s-8-3-8-8zM7.6 50h2.8v12H7.6z" />
      <path className="mb-l" d="M4 46h10" />
      <path
        className="mb-f"
        d="M20 31C16 15 24 5 34 6c11 1 16 11 13 23 4 8 4 17 11 22-8 3-14 1-17-4H26c-3 5-7 7-12 6 6-7 4-14 6-22z"
      />
      <path className="mb-f" d="M14 66c0-10 5-15 13-17l6 5 6-5c9 2 14 7 15 17z" />
      <path className="mb-l" d="M33 54v12M27 51l6 8 6-8M44 54l4 10" />
      <path className="mb-c" d="M25 24c5 1 11-1 15-6 4 9 2 23-8 27-7-3-10-12-7-21z" />
      <path className="mb-c" d="M42 28l12-9-6 15-6 2z" />
      <path className="mb-k" d="M42 28l12-9-6 15-5 2" strokeWidth="1.3" />
      <path className="mb-k" d="M26.5 28.5c1.5-1.2 3-1.2 4.2-.2M35.5 28c1.5-1.2 3-1.2 4.2-.2" strokeWidth="1.4" />
      <circle className="mb-f" cx="28.7" cy="31" r="1.35" />
      <circle className="mb-f" cx="37.6" cy="31" r="1.35" />
      <path className="mb-k" d="M32.5 31l-1 5h2M30.5 40c1.8 1 3.5 1 5 0" strokeWidth="1.3" />
      <path className="mb-l" d="M24 18c4-5 9-7 14-5M22 24c-2 6-1 13-4 19M46 24c0 8 2 15 6 21M43 15c3 4 3 8 2 13" />
    </>
  ),
  'mel-archere': (
    <>
      <path className="mb-k" d="M53 3c15 16 15 42 0 58" strokeWidth="3.4" />
      <path className="mb-k" d="M53 3v58" strokeWidth="1.1" />
      <path className="mb-f" d="M5 66c1-12 7-17 15-20h24c8 3 12 8 13 20z" />
      <path className="mb-f" d="M13 41C10 19 19 5 33 5c11 2 18 15 17 36-3 6-7 8-10 9H23c-4-1-8-4-10-9z" />
      <path className="mb-c" d="M21 31c0-10 5-15 11-15s11 5 11 15c0 9-5 15-11 15s-11-6-11-15z" />
      <path className="mb-f" d="M21 29c3-10 8-13 11-13s8 3 11 13c-2-5-6-8-9-5-3-2-9-2-13 5z" />
      <path className="mb-k" d="M25 30.5c1.5-1.2 3-1.2 4.3-.2M35 30.5c1.5-1.2 3-1.2 4.3-.2" strokeWidth="1.3" />
      <circle className="mb-f" cx="27.2" cy="33" r="1.4" />
      <circle className="mb-f" cx="37.2" cy="33" r="1.4" />
      <path className="mb-k" d="M32 33.5l-1 4h2M29.5 41.5h5" strokeWidth="1.3" />
      <path className="mb-l" d="M17 36c-1-13 4-24 13-27M46 38c2-12-2-22-8-28M15 50l6 14M22 50l4 14M43 50l-5 14" />
      <path className="mb-f" d="M14 54.5h43v-3l9 4.5-9 4.5v-3H14l-5 3v-9z" />
    </>
  ),
  'mel-pretresse': (
    <>
      <path
        className="mb-k"
        d="M32 3.5v-4M15 10l-3-3M49 10l3-3M8 24H3M56 24h5M11 17l-4-2M53 17l4-2"
        strokeWidth="1.8"
      />
      <circle className="mb-k" cx="32" cy="24" r="19" strokeWidth="1.8" />
      <path className="mb-f" d="M9 66C11 34 16 9 32 9s21 25 23 57z" />
      <path className="mb-c" d="M22 30c0-9 4-14 10-14s10 5 10 14c0 10-5 16-10 16s-10-6-10-16z" />
      <path className="mb-f" d="M22 27c2-9 6-11 10-11s8 2 10 11c-5-4-15-4-20 0z" />
      <path className="mb-c" d="M32 18.5l2 3-2 3-2-3z" />
      <path className="mb-k" d="M25.5 30c1.5.9 3 .9 4.3 0M34.5 30c1.5.9 3 .9 4.3 0" strokeWidth="1.5" />
      <path className="mb-k" d="M32 31l-.8 4.5h1.6M30 40c1.5.9 3 .9 4.5 0" strokeWidth="1.2" />
      <path className="mb-l" d="M19 34c-1 11-3 21-5 31M45 34c1 11 3 21 5 31M24 47c-1 6-2 12-3 19M40 47c1 6 2 12 3 19" />
      <path className="mb-c" d="M32 48c2 3 4 8 4 12l-4 5-4-5c0-4 2-9 4-12z" />
      <path className="mb-k" d="M32 50v14" strokeWidth="1.2" />
    </>
  ),
  'mel-garde': (
    <>
      <path className="mb-f" d="M14 30C8 22 7 12 3 5c8 3 14 8 16 15zM50 30c6-8 7-18 11-25-8 3-14 8-16 15z" />
      <path className="mb-l" d="M8 10c4 3 7 8 9 13M56 10c-4 3-7 8-9 13" />
      <path className="mb-f" d="M14 28C14 13 22 7 32 7s18 6 18 21v15l-8 6H22l-8-6z" />
      <path className="mb-l" d="M32 8v14M16 26h32M24 10c-3 4-4 9-4 14M40 10c3 4 4 9 4 14" />
      <path className="mb-c" d="M19 28h10v5l-5 2-5-3zM35 28h10v4l-5 3-5-2z" />
      <circle className="mb-f" cx="25" cy="30.6" r="1.4" />
      <circle className="mb-f" cx="39" cy="30.6" r="1.4" />
      <path className="mb-f" d="M30 24h4v16h-4z" />
      <circle className="mb-f" cx="32" cy="55" r="20.5" />
      <circle className="mb-l" cx="32" cy="55" r="17.5" />
      <circle className="mb-l" cx="32" cy="55" r="5" />
      <path className="mb-l" d="M32 37.5v12M32 60v10M14.5 55H27M37 55h12.5M20 43l8.5 8.5M44 43l-8.5 8.5" />
    </>
  ),
  'tha-broyeur': (
    <>
      <path className="mb-f" d="M-2 66C-2 42 6 30 19 27l13-3 13 3c13 3 21 15 21 39z" />
      <path className="mb-f" d="M46-4l22 6-4 17-22-6z" />
      <path className="mb-l" d="M49.5 0l16.5 4.5M46.5 10l16.5 4.5" strokeWidth="1.8" />
      <path className="mb-f" d="M50 14l4 1-10 46-5-1z" />
      <path className="mb-l" d="M49.5 16L39 60" strokeWidth="1.2" />
      <path
        className="mb-f"
        d="M19 27c0-11 5-18 13-18s13 7 13 18c2 2 2 8-1 9-1 8-5 13-12 13s-11-5-12-13c-3-1-3-7-1-9z"
      />
      <path
        className="mb-l"
        d="M18.5 27c-3 3-2 8 1.3 9 1 8 5 13 12.2 13s11.2-5 12.2-13c3.3-1 4.3-6 1.3-9"
        strokeWidth="1.6"
      />
      <path className="mb-l" d="M22 26c3-1 6 0 8 2.5M42 26c-3-1-6 0-8 2.5" strokeWidth="2.2" />
      <path className="mb-c" d="M23.5 28.5l6 1.5-2 2.5zM40.5 28.5l-6 1.5 2 2.5z" />
      <path className="mb-l" d="M30 30v4l-2 2h8l-2-2v-4M24 42h16" strokeWidth="1.6" />
      <path className="mb-c" d="M25 42l1.5-7 2.5 7zM39 42l-1.5-7-2.5 7z" />
      <path
        className="mb-l"
        d="M8 44c3-5 7-8 11-9M5 52c4-6 9-9 14-10M11 60c3-6 8-9 13-9M56 42c-2-3-4-4-7-6M58 54c-2-4-5-7-9-9M27 13c3-2 7-2 10 0"
      />
    </>
  ),
  'tha-hallebardier': (
    <>
      <path className="mb-f" d="M52 12h3.4v54H52z" />
      <path className="mb-f" d="M53.7-2l3.2 14h-6.4zM56 13c5-3 9-3 11 0-2 5-2 9 0 14-4 2-8 1-11-2zM52 15l-8 4 8 5z" />
      <path className="mb-l" d="M60 15c-1 3-1 6 0 9" />
      <path className="mb-f" d="M0 66c0-14 7-21 18-23h26c7 2 10 9 10 23z" />
      <path className="mb-l" d="M4 60c2-7 7-11 13-12" />
      <path className="mb-c" d="M16 26h32v9H16z" />
      <path className="mb-f" d="M13 28C13 15 22 9 32 1c10 8 19 14 19 27z" />
      <path className="mb-l" d="M32 4v20M14.5 25h35M22 13c-2 3-3 6-3 10M42 13c2 3 3 6 3 10" />
      <path className="mb-f" d="M30 26h4v12h-4z" />
      <circle className="mb-f" cx="24" cy="31" r="1.7" />
      <circle className="mb-f" cx="40" cy="31" r="1.7" />
      <path className="mb-k" d="M19 28.5l8 1.5M45 28.5L37 30" strokeWidth="1.8" />
      <path
        className="mb-f"
        d="M13 34c6 4 13 4 19 2 6 2 13 2 19-2-1 10-4 13-7 15l2 15H36l-2-13h-4l-2 13H18l2-15c-3-2-6-5-7-15z"
      />
      <path
        className="mb-l"
        d="M28 42h8M19 40c5 3 8 4 11 4M45 40c-5 3-8 4-11 4M20 50h8M36 50h8M21 54.5h6.5M37 54.5h6.5M20.5 59h7M37 59h6.5"
      />
    </>
  ),
  'tha-rodeur': (
    <>
      <path className="mb-f" d="M60 2l2 2L10 62l-3-2z" />
      <path className="mb-f" d="M66-4l-2 12-7-6z" />
      <path className="mb-f" d="M18 30L-3 13c0 9 4 19 12 24l11 4zM46 30l21-17c0 9-4 19-12 24l-11 4z" />
      <path className="mb-l" d="M2 20c4 6 8 11 14 14M62 20c-4 6-8 11-14 14" />
      <path className="mb-f" d="M12 66c2-10 8-15 14-16h12c6 1 12 6 14 16z" />
      <path className="mb-f" d="M16 30C14 17 22 9 32 9s18 8 16 21c0 9-7 20-16 24-9-4-16-15-16-24z" />
      <path className="mb-l" d="M16.5 31c1 8 7 18 15.5 22.5C40.5 49 46.5 39 47.5 31" strokeWidth="1.4" />
      <path className="mb-c" d="M20 27c5-1 9 1 10 5-5 2-9 0-10-5zM44 27c-5-1-9 1-10 5 5 2 9 0 10-5z" />
      <circle className="mb-f" cx="26.5" cy="29.5" r="1.6" />
      <circle className="mb-f" cx="37.5" cy="29.5" r="1.6" />
      <path className="mb-l" d="M30.5 32l-1.5 7 3 2 3-2-1.5-7" strokeWidth="1.4" />
      <path className="mb-c" d="M23 42c6 3 12 3 18 0-1 5-5 8-9 8s-8-3-9-8z" />
      <path className="mb-k" d="M25 42.5l2 3 2-2.5 2 3.5 2-3.5 2 3 2-3 2 2.5" strokeWidth="1.3" />
      <path className="mb-l" d="M20 19c3-4 7-6 12-6s9 2 12 6M24 22c5-2 11-2 16 0" />
    </>
  ),
  'tha-sorciere': (
    <>
      <path className="mb-f" d="M6 66c2-13 8-18 16-20h20c8 2 14 7 16 20z" />
      <path className="mb-f" d="M21 30c-5 9-3 18-11 29h15l4-12zM43 30c5 9 3 18 11 29H39l-4-12z" />
      <path className="mb-c" d="M21 28h22c1 11-4 20-11 21-7-1-12-10-11-21z" />
      <path className="mb-k" d="M24.5 32.5c1.5-1.5 4-1.5 5.2 0M34.3 32.5c1.5-1.5 4-1.5 5.2 0" strokeWidth="1.5" />
      <circle className="mb-f" cx="27.2" cy="34.2" r="1.5" />
      <circle className="mb-f" cx="36.9" cy="34.2" r="1.5" />
      <path className="mb-k" d="M32 33l-2 6 3 .5M28.5 43.5c2.5-1.5 5-1.5 7.5 0" strokeWidth="1.4" />
      <path className="mb-f" d="M18 22C22 8 31 0 46-1c-7 3-9 8-7 14l4 9c9 1 16 4 18 8-17 5-41 5-58 0 2-4 8-7 15-8z" />
      <path
        className="mb-l"
        d="M19.5 21.5c7 2.5 16 2.5 22.5.5M24 17c2-7 6-11 11-13M7 29c16 3.5 34 3.5 50 0"
        strokeWidth="1.5"
      />
      <path className="mb-l" d="M22 50c-3 4-5 9-6 15M42 50c3 4 5 9 6 15M32 52v14" />
      <path className="mb-k" d="M-1 52c4-5 9-3 8 1s-6 3-5 0M65 46c-4-5-9-3-8 1s6 3 5 0" strokeWidth="1.8" />
    </>
  ),
  'tha-fanatique': (
    <>
      <path className="mb-f" d="M4 66c1-12 8-18 18-20h20c10 2 17 8 18 20z" />
      <path className="mb-f" d="M7-2l4 10-2.5 5v51H5.5V13L3 8z" />
      <path className="mb-f" d="M17 28C16 15 23 8 32 8s16 7 15 20c0 12-6 22-15 22s-15-10-15-22z" />
      <path className="mb-c" d="M32 11c3 4 5 6 4 9-1 2-2 3-4 3s-4-1-4-4c0-2 2-3 2-5 1 1 1 2 2 2 1-1 1-3 0-5z" />
      <path className="mb-l" d="M20 26l9 3M44 26l-9 3" strokeWidth="2.2" />
      <path className="mb-c" d="M22 29.5l7 1.5-3 3zM42 29.5L35 31l3 3z" />
      <path className="mb-l" d="M31 31l-2 6h6l-2-6" strokeWidth="1.4" />
      <path className="mb-c" d="M25 40c4-3 10-3 14 0 0 5-3 8-7 8s-7-3-7-8z" />
      <path className="mb-k" d="M27 40v2.5M30 39v3M33 39v3M36 39.5V42.5" strokeWidth="1.2" />
      <path className="mb-l" d="M12 56l8 9M18 51l8 13M46 51l-8 13M52 56l-8 9" />
    </>
  ),
  'tha-archer': (
    <>
      <path className="mb-k" d="M55 8c10 14 10 36 0 50" strokeWidth="3" />
      <path className="mb-k" d="M55 8v50" strokeWidth="1" />
      <path className="mb-f" d="M17 32L-2 22c1 9 6 16 14 20l9 1zM45 32l16-9c-1 8-5 15-11 18l-7 2z" />
      <path className="mb-l" d="M4 28c4 4 7 7 12 9M56 29c-3 4-6 6-10 8" />
      <path className="mb-f" d="M10 66c2-10 8-15 14-16h14c7 1 12 6 14 16z" />
      <path className="mb-f" d="M15 32c0-9 7-16 16-16s16 7 16 16c0 9-7 19-16 22-9-3-16-13-16-22z" />
      <path className="mb-f" d="M12 24C16 10 26 4 44 4l-3 6c4 3 7 8 8 14-12-4-25-4-37 0z" />
      <path className="mb-l" d="M13.5 24.5c11-4 23-4 34 0M22 14c4-4 9-6 15-6.5" strokeWidth="1.5" />
      <path className="mb-c" d="M19 30c5-1 9 1 10 5-5 2-9 0-10-5zM43 30c-5-1-9 1-10 5 5 2 9 0 10-5z" />
      <circle className="mb-f" cx="25.5" cy="32.4" r="1.5" />
      <circle className="mb-f" cx="36.5" cy="32.4" r="1.5" />
      <path className="mb-l" d="M30 35l-1 6 2 2 3-2-1-6" strokeWidth="1.3" />
      <path className="mb-c" d="M24 45c5 2 9 2 14 0-1 4-4 6-7 6s-6-2-7-6z" />
      <path className="mb-f" d="M8 58h46v-3l9 4.3L54 63.5v-3H8z" />
    </>
  ),
  'enc-faune': (
    <>
      <path className="mb-f" d="M20 22C6 22-2 10 6-2c0 9 7 13 18 12zM44 22c14 0 22-12 14-24 0 9-7 13-18 12z" />
      <path className="mb-l" d="M7 6c1 6 6 10 13 11M4 12l4-2M8 17l3-4M57 6c-1 6-6 10-13 11M60 12l-4-2M56 17l-3-4" />
      <path className="mb-f" d="M16 27L2 30c3 6 8 9 15 8zM48 27l14 3c-3 6-8 9-15 8z" />
      <path className="mb-f" d="M6 66c2-12 8-17 16-19h20c8 2 14 7 16 19z" />
      <path className="mb-f" d="M16 28C15 15 23 9 32 9s17 6 16 19c0 12-8 30-16 34-8-4-16-22-16-34z" />
      <path className="mb-c" d="M21 26c6-4 16-4 22 0 1 8-2 14-5 17-4-2-8-2-12 0-3-3-6-9-5-17z" />
      <path className="mb-k" d="M23 27c3-1.5 5-1 7 .5M41 27c-3-1.5-5-1-7 .5" strokeWidth="1.8" />
      <circle className="mb-f" cx="27" cy="30.2" r="1.5" />
      <circle className="mb-f" cx="37" cy="30.2" r="1.5" />
      <path className="mb-k" d="M31 30l-1.5 6h5L33 30" strokeWidth="1.3" />
      <path
        className="mb-l"
        d="M27 47c3-2 7-2 10 0M32 49v10M28 50l2 8M36 50l-2 8M24 14c2 3 2 5 0 8M32 11v7M40 14c-2 3-2 5 0 8"
      />
    </>
  ),
  'enc-souche': (
    <>
      <path
        className="mb-f"
        d="M12 66c2-8 3-14 2-24-6-2-12-8-13-18 5 6 9 9 13 9 0-4 0-8 1-11C9 18 8 10 11 2c2 7 6 11 10 13 8-3 15-3 22 0 4-2 8-6 10-13 3 8 2 16-4 20 1 3 1 7 1 11 4 0 8-3 13-9-1 10-7 16-13 18-1 10 0 16 2 24z"
      />
      <path
        className="mb-l"
        d="M19 19c8-4 18-4 26 0-8 4-18 4-26 0zM25 19c4-2 10-2 14 0-4 2-10 2-14 0z"
        strokeWidth="1.5"
      />
      <path className="mb-c" d="M21 31c4-2 8 0 9 4-4 2-8 1-9-4zM43 31c-4-2-8 0-9 4 4 2 8 1 9-4z" />
      <path className="mb-c" d="M24 46c2-3 5-1 8-2 3 1 6-1 8 2-1 5-4 8-8 8s-7-3-8-8z" />
      <path className="mb-k" d="M27 45v3M31 44.5v3M36 45v3" strokeWidth="1.4" />
      <path
        className="mb-l"
        d="M32 34v7M19 40c1 9 0 17-2 25M45 40c-1 9 0 17 2 25M26 57l-2 8M38 57l2 8M32 58v7"
        strokeWidth="1.4"
      />
    </>
  ),
  'enc-follet': (
    <>
      <path
        className="mb-f"
        d="M33-3c-2 10 9 14 13 25 6 17-3 34-15 35-13 0-20-12-17-26 2-8 7-10 8-18 4 3 5 7 5 11 5-7 8-17 6-27z"
      />
      <path className="mb-c" d="M32 24c7 6 9 13 7 20-1 5-4 8-8 8-5 0-9-4-9-11 0-5 3-8 5-12 1 3 2 4 3 6 2-3 3-7 2-11z" />
      <circle className="mb-f" cx="27.5" cy="41" r="1.9" />
      <circle className="mb-f" cx="35" cy="41" r="1.9" />
      <path className="mb-k" d="M28 46.5c2 1.5 4 1.5 6 0" strokeWidth="1.4" />
      <path className="mb-l" d="M19 40c0-6 3-10 6-15M42 28c2 8 2 15-1 21" strokeWidth="1.4" />
      <path
        className="mb-k"
        d="M9 20c-2-3-1-6 1-8M55 24c3-3 3-7 1-10M8 58c2 2 5 2 7 0M52 58c2 1 4 1 6-1"
        strokeWidth="1.8"
      />
      <circle className="mb-f" cx="7" cy="34" r="1.8" />
      <circle className="mb-f" cx="57" cy="40" r="1.6" />
      <circle className="mb-f" cx="52" cy="8" r="1.4" />
    </>
  ),
  'enc-laie': (
    <>
      <path className="mb-f" d="M14 24L6 2c9 2 15 7 18 14zM50 24l8-22c-9 2-15 7-18 14z" />
      <path className="mb-l" d="M11 8c4 4 7 8 9 13M53 8c-4 4-7 8-9 13" />
      <path className="mb-f" d="M2 66c0-22 6-44 30-50 24 6 30 28 30 50z" />
      <path
        className="mb-l"
        d="M17 30l-8-3M14 38l-8-1M13 46H5M14 54l-8 3M47 30l8-3M50 38l8-1M51 46h8M50 54l8 3M26 20l-3-5M32 19v-6M38 20l3-5"
        strokeWidth="1.7"
      />
      <path className="mb-c" d="M18 33c4-3 8-1 9 3-4 2-8 1-9-3zM46 33c-4-3-8-1-9 3 4 2 8 1 9-3z" />
      <circle className="mb-f" cx="23" cy="34.2" r="1.4" />
      <circle className="mb-f" cx="41" cy="34.2" r="1.4" />
      <path className="mb-l" d="M27 38c-2 5-4 8-6 12M37 38c2 5 4 8 6 12" strokeWidth="1.5" />
      <path className="mb-c" d="M20 54c0-7 5-10 12-10s12 3 12 10-5 10-12 10-12-3-12-10z" />
      <ellipse className="mb-f" cx="27.5" cy="54" rx="2.3" ry="3.3" />
      <ellipse className="mb-f" cx="36.5" cy="54" rx="2.3" ry="3.3" />
      <path className="mb-c" d="M18 60c-6-1-8-6-7-13 3 4 6 6 9 6zM46 60c6-1 8-6 7-13-3 4-6 6-9 6z" />
    </>
  ),
  'enc-nixe': (
    <>
      <path
        className="mb-f"
        d="M17 34C13 14 21 5 32 5s19 9 15 29c2 9 1 17 7 26-8 2-12-1-14-5H24c-2 4-6 7-14 5 6-9 5-17 7-26z"
      />
      <path className="mb-c" d="M23 28c1-9 4-14 9-14s8 5 9 14c1 10-4 18-9 18s-10-8-9-18z" />
      <path className="mb-f" d="M22 30c2-9 5-14 10-16 5 2 8 7 10 16-3-5-6-9-10-11-4 2-7 6-10 11z" />
      <path className="mb-k" d="M26 31c1.5-1 3-1 4 0M34 31c1.5-1 3-1 4 0" strokeWidth="1.3" />
      <circle className="mb-f" cx="28" cy="33.2" r="1.5" />
      <circle className="mb-f" cx="36.2" cy="33.2" r="1.5" />
      <path className="mb-k" d="M32 34l-.8 3.5h1.6M30 41.5c1.5-1 2.5-1 4 0" strokeWidth="1.3" />
      <path className="mb-f" d="M16 36L6 28c0 6 2 12 8 15zM48 36l10-8c0 6-2 12-8 15z" />
      <path className="mb-l" d="M9 33l6 6M55 33l-6 6M19 26c-2 11-1 20-4 28M45 26c2 11 1 20 4 28M32 7v6" />
      <path className="mb-f" d="M-2 56c6-5 11-5 17 0s11 5 17 0 11-5 17 0 11 5 17 0v12H-2z" />
      <path className="mb-l" d="M-2 60.5c6-5 11-5 17 0s11 5 17 0 11-5 17 0 11 5 17 0" strokeWidth="1.6" />
    </>
  ),
  'enc-lutin': (
    <>
      <path className="mb-f" d="M50 0l3 1-8 60-3-1z" />
      <path className="mb-f" d="M53-6l5 10-9-1z" />
      <path className="mb-f" d="M16 30L1 27c2 7 7 11 15 12zM44 30l14-3c-2 7-6 11-14 12z" />
      <path className="mb-f" d="M12 66c1-10 6-15 12-16h14c6 1 10 6 11 16z" />
      <path className="mb-c" d="M16 28h28c1 12-5 22-14 22s-15-10-14-22z" />
      <path className="mb-k" d="M16 29c0 12 5 21 14 21s15-9 14-21" strokeWidth="1.6" />
      <path className="mb-f" d="M13 30C13 14 24 4 38 4 48 4 57 12 60 24c-5-6-10-8-14-7 1 4 1 8 0 13-11-4-22-4-33 0z" />
      <path className="mb-l" d="M14 27c11-4 21-4 32 0M22 16c5-5 11-8 18-7" strokeWidth="1.5" />
      <circle className="mb-f" cx="24.5" cy="34" r="1.7" />
      <circle className="mb-f" cx="36" cy="34" r="1.7" />
      <path className="mb-k" d="M22 31c2-1.5 4-1.5 5.5 0M33.5 31c2-1.5 4-1.5 5.5 0" strokeWidth="1.4" />
      <path className="mb-f" d="M28 34c0-2 4.5-2 4.5 0 1.5 4.5-6 4.5-4.5 0z" />
      <path className="mb-k" d="M23 42c4 4 10 4 14 0" strokeWidth="1.7" />
    </>
  ),
};
