import { challengeText } from "@hilo/rules/duels/outcome";
import { useHydrated } from "@tanstack/react-router";
import { useSite } from "../../platform/site.ts";
import { addressOf, wholeAddress } from "../../ui/base-path.ts";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/share.tsx";
import type { DuelView } from "./duel-text.ts";

/** A duel's address. The server renders a relative one: it does not know the origin under which it is reached. */
export function useDuelUrl(id: string): string {
	const path = `/duel/${id}`;
	return useHydrated() ? wholeAddress(path) : addressOf(path);
}

/** The link to a duel, for the browser's share dialog or to copy. */
export function DuelLink({ duel: { id, title, custom }, isMain }: { duel: DuelView; isMain: boolean }) {
	const { name: siteName } = useSite();
	const url = useDuelUrl(id);
	const content = { text: challengeText(siteName, title), url };
	const canShare = useHydrated() && navigator.canShare?.(content) === true;
	const kind = isMain ? "accent" : "quiet";
	return (
		<div className="grid grid-cols-1 gap-3">
			<CopyText text={url} label="Link to the duel" kind={canShare ? "quiet" : kind} />
			{canShare && (
				<Button kind={kind} wide onClick={() => navigator.share(content).catch(() => {})}>
					Share…
				</Button>
			)}
			{custom?.isOpenToAll === false && (
				<p className="text-sm text-muted">Only people invited to this game can open it.</p>
			)}
		</div>
	);
}

/** In the history entry of a duel's page: the stage starts without another press. A reloaded page asks first. */
export const STARTS_DUEL = { startsDuel: true } as const;

declare module "@tanstack/react-router" {
	interface HistoryState {
		startsDuel?: true;
	}
}
