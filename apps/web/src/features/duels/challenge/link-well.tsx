import { challengeText } from "@hilo/rules/duels/challenge-text";
import { useHydrated } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";
import type { Duel } from "./duel-colour.ts";

interface LinkWellProps {
	duel: Pick<Duel, "id" | "title" | "custom">;
	isMain: boolean;
}

/** The link to a duel, for the browser's share dialog or to copy. */
export function LinkWell({ duel: { id, title, custom }, isMain }: LinkWellProps) {
	const path = `/duel/${id}`;
	// The server does not know the origin under which it is reached.
	const url = useHydrated() ? window.location.origin + path : path;
	const sheet = { text: challengeText(title), url };
	const canShare = useHydrated() && navigator.canShare?.(sheet) === true;
	const kind = isMain ? "accent" : "quiet";
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<CopyLink url={url} label="Link to the duel" kind={canShare ? "quiet" : kind} />
			{canShare && (
				<Button kind={kind} wide onClick={() => navigator.share(sheet).catch(() => {})}>
					Share…
				</Button>
			)}
			{custom?.isOpenToAll === false && (
				<p className="text-sm text-muted">Only people invited to this game can open it.</p>
			)}
		</div>
	);
}
