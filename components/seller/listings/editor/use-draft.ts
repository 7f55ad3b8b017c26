'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { Listing } from '@/lib/contract/schemas/seller/listings';
import { type DocumentPart, mergeDocuments } from './merge-documents';

const pause = 2000;

export type Conflict = {
  merged: ListingDocument;
  theirs: ListingDocument;
  parts: DocumentPart[];
};

type Present = { version: number; document: ListingDocument };

/** Manages a listing's draft, saved two seconds after each change; others' changes are merged in. */
export function useDraft(listing: Listing) {
  const lang = useLocale();
  const [document, setDocument] = useState(listing.document);
  const [standing, setStanding] = useState({ version: listing.version, status: listing.status });
  const [state, setState] = useState<'saved' | 'waiting' | 'saving' | 'failed'>('saved');
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const latest = useRef(document);
  latest.current = document;
  const base = useRef(listing.document);
  const version = useRef(listing.version);
  const saving = useRef<Promise<boolean>>(undefined);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const mine = latest.current;
    if (mine === base.current) return true;
    setState('saving');
    try {
      const body = { version: version.current, document: mine };
      const saved = await dataOf(
        call('PUT /api/seller/listings/{id}', { lang, params: { id: listing.id }, body }),
      );
      base.current = mine;
      version.current = saved.version;
      setStanding(saved);
      setState(latest.current === mine ? 'saved' : 'waiting');
      return latest.current === mine;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && error.data) {
        const present = error.data as Present;
        const { merged, conflicts } = mergeDocuments(base.current, mine, present.document);
        base.current = present.document;
        version.current = present.version;
        if (conflicts.length) {
          setConflict({ merged, theirs: present.document, parts: conflicts });
          setState('failed');
          throw error;
        }
        setDocument(merged);
        latest.current = merged;
        setState('waiting');
        return false;
      }
      setFailure(error);
      setState('failed');
      throw error;
    }
  }, [lang, listing.id]);

  /** Saves pending changes. */
  const save = useCallback(async () => {
    await saving.current?.catch(() => {});
    saving.current = saveOnce();
    while (!(await saving.current)) saving.current = saveOnce();
  }, [saveOnce]);

  useEffect(() => {
    if (document === base.current || conflict) return;
    setState('waiting');
    setFailure(undefined);
    const timer = setTimeout(() => save().catch(() => {}), pause);
    return () => clearTimeout(timer);
  }, [document, conflict, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current !== base.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    document,
    change: (values: Partial<ListingDocument>) =>
      setDocument((before) => ({ ...before, ...values })),
    standing,
    state,
    failure,
    conflict,
    /** Resolves the conflict with that document. */
    settle(chosen: ListingDocument) {
      setConflict(undefined);
      setDocument(chosen);
    },
    save,
    currentVersion: () => version.current,
    setStanding,
  };
}
