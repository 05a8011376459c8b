import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { wholeAddress } from "../../../ui/base-path.ts";
import { Button } from "../../../ui/button.tsx";
import { CloseButton } from "../../../ui/dialog.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { CopyText } from "../../../ui/share.tsx";
import { linkAccessText, RENEWED_TEXT, type SharedGame, shareAddress, useRenewLink } from "./game-link.ts";

export function LinkTab({ game }: { game: SharedGame }) {
	const [url, setUrl] = useState(() => shareAddress(game));
	const data = { title: game.name, url };
	return (
		<div className="flex flex-col gap-4">
			<CopyText text={url} label="Link to the game" />
			{navigator.canShare?.(data) && (
				<Button kind="quiet" wide onClick={() => navigator.share(data).catch(() => {})}>
					Share…
				</Button>
			)}
			<div className="flex items-center gap-4">
				<div className="size-36 shrink-0">
					<QrCode text={url} />
				</div>
				<p className="min-w-0 text-muted text-pretty">
					Point a phone’s camera at the code to play. {linkAccessText(game)}
				</p>
			</div>
			{game.isOwn && !isOpenToAll(game.privacyLevel) && (
				<RenewLink gameId={game.id} onRenewed={(shareableLink) => setUrl(wholeAddress(shareableLink))} />
			)}
			<CloseButton kind="quiet" wide className="mt-auto">
				Close
			</CloseButton>
		</div>
	);
}

interface RenewLinkProps {
	gameId: string;
	onRenewed: (shareableLink: string) => void;
}

/** It asks first, because the old link stops working. */
function RenewLink({ gameId, onRenewed }: RenewLinkProps) {
	const [isAsking, setAsking] = useState(false);
	const renew = useRenewLink(gameId, (shareableLink) => {
		setAsking(false);
		onRenewed(shareableLink);
	});
	return (
		<div className="border-t-2 border-line pt-4">
			{isAsking ? (
				<div className="grid gap-3">
					<p>Make a new link? The old one stops working, for everyone who has it.</p>
					<div className="flex flex-wrap gap-2">
						<Button kind="quiet" small onClick={() => setAsking(false)} autoFocus>
							Cancel
						</Button>
						<Button small isBusy={renew.isPending} onClick={() => renew.mutate({ id: gameId })}>
							Make a new link
						</Button>
					</div>
				</div>
			) : (
				<button type="button" className="link cursor-pointer py-1 font-bold" onClick={() => setAsking(true)}>
					Make a new link
				</button>
			)}
			<p role="status" className="mt-2 empty:hidden">
				{renew.isSuccess && !isAsking ? RENEWED_TEXT : ""}
			</p>
			{renew.error && (
				<p role="alert" className="mt-2 font-bold text-wrong">
					{errorText(renew.error)}
				</p>
			)}
		</div>
	);
}
