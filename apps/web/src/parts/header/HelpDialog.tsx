import { CloseAction } from '@reverie/ui/components/CloseAction';
import { Dialog } from '@reverie/ui/components/Dialog';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useAtTable } from '../table/at-table.ts';
import { useBoard } from '../table/use-board.ts';
import { headerWords } from './words.ts';
import './help.css';

export function HelpDialog({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const { help } = useWords(headerWords);
  const { standing } = useAtTable();
  const { language } = useSettings();
  const own = useBoard(standing.game)?.keys?.[language] ?? [];
  return (
    <Dialog title={help.title} isOpen={isOpen} onClose={onClose}>
      <p>{help.steps}</p>
      <table className="key-table">
        <tbody>
          {[...help.keys, ...own].map(([key, what]) => (
            <tr key={`${key} ${what}`}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{help.law}</p>
      <p>{help.why}</p>
      <CloseAction onPress={onClose} />
    </Dialog>
  );
}
