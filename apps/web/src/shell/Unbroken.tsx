/** Pages fail alone: without this, React takes everything off the screen when one of them throws. */
import { Button } from '@reverie/ui/components/Button';
import { uiWords } from '@reverie/ui/ui-words';
import { useWords } from '@reverie/ui/words';
import { Component, type ReactNode } from 'react';
import { appWords } from '../base/app-words.ts';
import { Link, type Route } from '../base/route.tsx';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

/** React offers this to classes alone. */
export class Unbroken extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  /** Another address, another try. */
  override componentDidUpdate({ route }: Props): void {
    if (this.state.broken && route !== this.props.route) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** As little as can be, so that it does not fail as well. */
function Broken() {
  const t = useWords(appWords);
  const ui = useWords(uiWords);
  return (
    <main className="page">
      <h1>{t.broken}</h1>
      <p role="alert">{t.brokenWhy}</p>
      <p>
        <Button look="main" onPress={() => location.reload()}>
          {ui.reload}
        </Button>
      </p>
      <p>
        <Link to={{ at: 'lobby' }}>{t.toLobby}</Link>
      </p>
    </main>
  );
}
