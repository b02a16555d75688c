import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

interface Props extends Omit<ButtonProps, 'className' | 'isPending' | 'style'> {
  /** `main` for the one thing to do here, `plain` for the rest, `bare` inside lines of text. */
  readonly look?: 'main' | 'plain' | 'bare' | 'danger';
  readonly className?: string;
  /** Its action is running: the button keeps the focus and ignores presses until it is done. */
  readonly isPending?: boolean;
}

/** The library announces a pending button with an unnamed image, so we mark it as busy ourselves. */
export function Button({ look = 'plain', className = '', isPending = false, onPress, type, ...rest }: Props) {
  return (
    <AriaButton
      {...rest}
      type={isPending ? 'button' : (type ?? 'button')}
      {...(onPress && !isPending && { onPress })}
      {...(isPending && { 'aria-disabled': true, 'data-busy': true })}
      className={`button ${look} ${className}`}
    />
  );
}
