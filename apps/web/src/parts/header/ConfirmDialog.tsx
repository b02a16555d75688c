import { Button } from '@reverie/ui/components/Button';
import { Dialog } from '@reverie/ui/components/Dialog';
import { change } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { useAtTable } from '../table/at-table.ts';
import { headerWords } from './words.ts';

interface Props {
  readonly text: string;
  readonly yes: string;
  onYes(): void;
  onClose(): void;
}

export function ConfirmDialog({ text, yes, onYes, onClose }: Props) {
  const t = useWords(headerWords);
  return (
    <Dialog title={yes} isOpen onClose={onClose}>
      <p>{text}</p>
      <div className="actions">
        <Button onPress={onClose} autoFocus>
          {t.cancel}
        </Button>
        <Button look="danger" onPress={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}

export function RenameDialog({ onClose }: { onClose(): void }) {
  const t = useWords(headerWords);
  const { session, state, seats } = useAtTable();
  const [name, setName] = useState(state.seat === null ? '' : (seats[state.seat]?.name ?? ''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change({ name: name.trim() });
    void session.send({ do: 'rename', name: name.trim() });
    onClose();
  };
  return (
    <Dialog title={t.menu.rename} isOpen onClose={onClose}>
      <form className="field" onSubmit={send}>
        <label htmlFor="rename">{t.menu.newName}</label>
        <input
          id="rename"
          className="input"
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="actions">
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button type="submit" look="main">
            {t.menu.change}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
