import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useInstall } from '../../base/install.ts';
import { lobbyWords } from './words.ts';

export function Install() {
  const t = useWords(lobbyWords);
  const install = useInstall();
  if (!install) return null;
  return (
    <div>
      <Button onPress={install}>{t.install}</Button>
      <p className="quiet small">{t.installWhy}</p>
    </div>
  );
}
