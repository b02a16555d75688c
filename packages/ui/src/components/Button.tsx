import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import './ui.css';

interface Props extends Omit<ButtonProps, 'className' | 'isPending' | 'style'> {
  /** `main` for the one thing to do here, `plain` for the rest, `bare` inside lines of text. */
  readonly look?: 'main' | 'plain' | 'bare' | 'danger';
  readonly className?: string;
  /** What it does is being done: it keeps the focus and does nothing more until then. */
  readonly isPending?: boolean;
}

/** The library announces a pending button by a picture without a name, so we say that it is busy ourselves. */
export function Button({ look = 'plain', className = '', isPending = false, onPress, type, ...rest }: Props) {
  return (
    <AriaButton
      {...rest}
      type={isPending ? 'button' : (type ?? 'button')}
      {...(onPress && !isPending && { onPress })}
      {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
      className={`button ${look} ${className}`}
    />
  );
}
