import type { Fact, FactKind } from "@hilo/rules/live/facts";
import { useEffect, useEffectEvent } from "react";

export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

const listeners = new Map<FactKind, Set<(fact: Fact) => void>>();

/** Tells everyone who listens in this tab. */
export function hear(fact: Fact): void {
	for (const listener of listeners.get(fact.kind) ?? []) listener(fact);
}

/**
 * Calls the listener with each fact of a kind, for what is no query to ask for anew, such as somebody's typing. `refresh` comes with every
 * new connection. Returns what ends it.
 */
export function onFact<Kind extends FactKind>(
	kind: Kind,
	listener: (fact: FactOf<Kind>) => void,
): () => void {
	const isOfKind = (fact: Fact): fact is FactOf<Kind> => fact.kind === kind;
	const hears = (fact: Fact) => {
		if (isOfKind(fact)) listener(fact);
	};
	const ofKind = listeners.get(kind) ?? new Set();
	listeners.set(kind, ofKind.add(hears));
	return () => void ofKind.delete(hears);
}

/** Calls the listener with each fact of a kind while the component is on the screen. */
export function useFact<Kind extends FactKind>(kind: Kind, listener: (fact: FactOf<Kind>) => void): void {
	const hears = useEffectEvent(listener);
	useEffect(() => onFact(kind, (fact) => hears(fact)), [kind]);
}
