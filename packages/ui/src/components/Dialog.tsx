/** The browser's own dialog: it keeps the focus, makes the page behind it inert and hears Escape, without a script for it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

export function Dialog({ isOpen, ...rest }: Props) {
  // In the body: what stands around the button that opened it must not style it.
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({ title, onClose, children }: Omit<Props, 'isOpen'>) {
  const veil = useRef<HTMLDialogElement>(null);
  /** A press that began inside the box and ends beside it, as when text is selected, closes nothing. */
  const beside = useRef(false);
  const heading = useId();
  // Before the effects of what it holds: only what is shown can take the focus.
  useLayoutEffect(() => {
    const dialog = veil.current;
    // The dialog itself takes the focus: on a phone a field would bring up the keyboard.
    dialog?.setAttribute('autofocus', '');
    dialog?.showModal();
    // Gives the focus back to where it was, which taking it out of the document would not.
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={veil}
      className="veil"
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        // A file that was not chosen is none of ours.
        if (event.target !== veil.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target }) => {
        // A browser closes it whatever is said above when Escape is pressed again and again.
        if (target === veil.current && !veil.current.open) onClose();
      }}
      onPointerDown={({ target }) => {
        beside.current = target === veil.current;
      }}
      onClick={({ target }) => {
        if (beside.current && target === veil.current) onClose();
      }}
    >
      <div className="dialog-box">
        <div className="dialog">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}
