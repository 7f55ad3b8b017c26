'use client';

import { useEffect, useState } from 'react';
import { idle } from './idle';

/** Returns true once the page has been shown and is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isOver = false;
    void idle().then(() => {
      if (!isOver) setIdle(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isIdle;
}
