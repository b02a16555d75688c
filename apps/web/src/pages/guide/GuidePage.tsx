/** The players' guide: the same text as in docs, read where one plays. */
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces, words } from '@reverie/ui/words';
import fr from '../../../../../docs/GUIDE.fr.md?raw';
import en from '../../../../../docs/GUIDE.md?raw';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link } from '../../base/route.tsx';
import { blocksOf, type Run } from './guide.ts';

const guideWords = words({ fr: { lessons: 'Les leçons' }, en: { lessons: 'The lessons' } });

export function GuidePage() {
  const t = useWords(guideWords);
  const { language } = useSettings();
  const [title, ...blocks] = blocksOf(language === 'fr' ? withFrenchSpaces(fr) : en);
  return (
    <PageFrame title={title?.runs.map(({ text }) => text).join('') ?? ''}>
      {blocks.map((block, i) => {
        const key = `${i}`;
        if (block.kind === 'heading') {
          return (
            <h2 key={key} className="rule">
              <Runs runs={block.runs} />
            </h2>
          );
        }
        if (block.kind !== 'list') {
          return (
            <p key={key}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item.map(({ text }) => text).join('')}>
                <Runs runs={item} />
              </li>
            ))}
          </ul>
        );
      })}
      <p>
        <Link className="button" to={{ at: 'tutorial', game: '' }}>
          {t.lessons}
        </Link>
      </p>
    </PageFrame>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ kind, text }, i) => {
    const key = `${i} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'code') return <code key={key}>{text}</code>;
    return <span key={key}>{text}</span>;
  });
}
