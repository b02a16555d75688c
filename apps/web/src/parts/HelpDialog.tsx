import { Dialog } from '@reverie/ui/components/Dialog';
import { useWords } from '@reverie/ui/words';
import { tableWords } from './words.ts';
import './help.css';

export function HelpDialog({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const { help } = useWords(tableWords);
  return (
    <Dialog title={help.title} isOpen={isOpen} onClose={onClose}>
      <p>{help.steps}</p>
      <table className="key-table">
        <tbody>
          {help.keys.map(([key, what]) => (
            <tr key={key}>
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
    </Dialog>
  );
}
