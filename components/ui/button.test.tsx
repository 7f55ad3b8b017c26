import type { MouseEvent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from './button';

const click = (button: ReactElement<{ onClick?: (event: MouseEvent) => void }>) => {
  let prevented = false;
  const preventDefault = () => {
    prevented = true;
  };
  button.props.onClick?.({ preventDefault } as MouseEvent);
  return prevented;
};

describe('a button that waits', () => {
  it('can keep the focus, and says that it takes no clicks', () => {
    const markup = renderToStaticMarkup(<Button busy>Send</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toMatch(/ disabled=/);
  });

  it.each([{ busy: true }, { 'aria-disabled': true }])('ignores clicks: %p', (waiting) => {
    let clicks = 0;
    expect(click(Button({ ...waiting, onClick: () => clicks++, type: 'submit' }))).toBe(true);
    expect(clicks).toBe(0);
  });
});

it('passes clicks on when it does not wait', () => {
  let clicks = 0;
  expect(click(Button({ onClick: () => clicks++ }))).toBe(false);
  expect(clicks).toBe(1);
});

it('is disabled natively where it cannot be used at all', () => {
  expect(renderToStaticMarkup(<Button disabled>Send</Button>)).toContain(' disabled=""');
});
