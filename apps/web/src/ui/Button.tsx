import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import './ui.css';

interface Props extends Omit<ButtonProps, 'className'> {
  /** `main` for the one thing to do here, `plain` for the rest, `bare` inside lines of text. */
  readonly look?: 'main' | 'plain' | 'bare' | 'danger';
  readonly className?: string;
}

export function Button({ look = 'plain', className = '', ...rest }: Props) {
  return <AriaButton {...rest} className={`button ${look} ${className}`} />;
}
