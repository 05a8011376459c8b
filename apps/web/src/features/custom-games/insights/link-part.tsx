import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";
import type { GameView } from "../stage/view.ts";
import { InsightsPart } from "./insights-part.tsx";

export function LinkPart({ game: { id, privacyLevel, shareableLink } }: { game: GameView }) {
	// The server does not know the origin under which it is reached.
	const isAwake = useHydrated();
	const link = `${isAwake ? window.location.origin : ""}${shareableLink ?? ""}`;
	const isOpen = isOpenToAll(privacyLevel);
	return (
		<InsightsPart title="Link">
			<CopyLink url={link} label="Link to the game" kind="quiet" />
			<p className="mt-2 text-muted text-pretty">
				{isOpen ? "Anyone can play this game." : "Anyone with this link can play, even without an account."}
			</p>
			{!isOpen && <Renewal gameId={id} />}
		</InsightsPart>
	);
}

/** Replaces the link, so that the old one stops working. */
function Renewal({ gameId }: { gameId: string }) {
	const [isAsking, setAsking] = useState(false);
	const utils = trpc.useUtils();
	const renew = trpc.customGames.renewLink.useMutation({
		onSuccess: ({ shareableLink }) => {
			utils.customGames.get.setData({ id: gameId }, (game) => game && { ...game, shareableLink });
			utils.customGames.invalidate();
		},
	});
	return (
		<>
			<Button
				kind="quiet"
				small
				className="mt-3"
				aria-disabled={renew.isPending || undefined}
				onClick={() => !renew.isPending && setAsking(true)}
			>
				Renew link
			</Button>
			<p role="status" className="mt-2 font-bold empty:hidden">
				{renew.isSuccess ? "This is the new link. The old one no longer works." : ""}
			</p>
			<p role="alert" className="mt-2 font-bold text-wrong empty:hidden">
				{renew.error && errorText(renew.error)}
			</p>
			{isAsking && (
				<Confirm
					title="Renew the link?"
					confirm="Renew link"
					onConfirm={() => renew.mutate({ id: gameId })}
					onClose={() => setAsking(false)}
				>
					Old links stop working at once, for everyone who has one. People you have invited can still play.
				</Confirm>
			)}
		</>
	);
}
