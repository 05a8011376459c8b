import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { Button } from "../../../ui/button.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { QrCode } from "./qr-code.tsx";
import { RenewLink } from "./renew-link.tsx";
import type { SharedGame } from "./shared-game.ts";

interface LinkTabProps {
	game: SharedGame;
	link: string;
	/** Called with the new link; missing if the link can't be renewed. */
	onRenewed?: (link: string) => void;
}

export function LinkTab({ game, link, onRenewed }: LinkTabProps) {
	const isOpen = isOpenToAll(game.privacyLevel);
	const sheet = { title: game.name, url: link };
	return (
		<div className="flex flex-col gap-4">
			<CopyLink url={link} label="Link to the game" />
			{navigator.canShare?.(sheet) && (
				<Button kind="quiet" wide onClick={() => navigator.share(sheet).catch(() => {})}>
					Share…
				</Button>
			)}
			<div className="flex items-center gap-4">
				<div className="size-36 shrink-0">
					<QrCode text={link} />
				</div>
				<p className="min-w-0 text-muted text-pretty">
					Point a phone’s camera at the code to play.{" "}
					{isOpen ? "Anyone can play this game." : "Anyone with this link can play, even without an account."}
				</p>
			</div>
			{game.isOwn && !isOpen && onRenewed && <RenewLink gameId={game.id} onRenewed={onRenewed} />}
			<CloseButton kind="quiet" wide className="mt-auto">
				Close
			</CloseButton>
		</div>
	);
}
