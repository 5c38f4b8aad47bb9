import { localPath } from '@falaj/contract/locale.ts';
import { useCallback, useRef, useState } from 'react';
import { pageLocale } from '../../lib/page-language.ts';
import type { BlueprintFile } from './data.ts';

const ADDRESS = '/tools/blueprint.json';

/** Fetches the rules and words of the blueprint once; after a failure, again when they are asked for. */
export function useRules() {
  const [file, setFile] = useState<BlueprintFile>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed' | 'ready'>('waiting');
  const isAsked = useRef(false);
  const fetchRules = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState('loading');
    try {
      const response = await fetch(localPath(ADDRESS, pageLocale()));
      if (!response.ok) throw new Error(`${response.status}`);
      setFile((await response.json()) as BlueprintFile);
      setState('ready');
    } catch {
      isAsked.current = false;
      setState('failed');
    }
  }, []);
  return { file, state, fetchRules };
}
