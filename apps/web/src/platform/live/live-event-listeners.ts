import type { LiveEvent, LiveEventKind } from "@hilo/rules/live/live-events";
import { useEffect, useEffectEvent } from "react";

export type LiveEventOf<Kind extends LiveEventKind> = Extract<LiveEvent, { kind: Kind }>;

const listeners = new Map<LiveEventKind, Set<(event: LiveEvent) => void>>();

export function emitLiveEvent(event: LiveEvent): void {
	for (const listener of listeners.get(event.kind) ?? []) listener(event);
}

/**
 * Listens to live events of a kind, for changes that no query contains, such as typing. `refresh` comes with every new
 * connection. Returns a function that ends it.
 */
export function onLiveEvent<Kind extends LiveEventKind>(
	kind: Kind,
	listener: (event: LiveEventOf<Kind>) => void,
): () => void {
	const isOfKind = (event: LiveEvent): event is LiveEventOf<Kind> => event.kind === kind;
	const hears = (event: LiveEvent) => {
		if (isOfKind(event)) listener(event);
	};
	const ofKind = listeners.get(kind) ?? new Set();
	listeners.set(kind, ofKind.add(hears));
	return () => void ofKind.delete(hears);
}

/** Listens to live events of a kind while the component is mounted. */
export function useLiveEvent<Kind extends LiveEventKind>(
	kind: Kind,
	listener: (event: LiveEventOf<Kind>) => void,
): void {
	const hears = useEffectEvent(listener);
	useEffect(() => onLiveEvent(kind, (event) => hears(event)), [kind]);
}
