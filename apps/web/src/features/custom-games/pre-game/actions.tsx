import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { ReportDialog } from "../../moderation/report.tsx";
import { ShareDialog } from "../share/share.tsx";
import type { GameView } from "../stage/view.ts";
import { GameMenu } from "./game-menu.tsx";

interface ActionsProps {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
}

export function Actions({ game, linkKey, isVisitor }: ActionsProps) {
	const [question, ask] = useState<"share" | "report" | null>(null);
	const utils = trpc.useUtils();
	const close = () => ask(null);
	const { id, name, isOwn, isReported } = game;
	return (
		<>
			<Button kind="quiet" className="min-h-15" onClick={() => ask("share")}>
				Share
			</Button>
			{(isOwn || !(isVisitor || isReported)) && (
				<GameMenu id={id} isOwn={isOwn} report={() => ask("report")} />
			)}
			{isReported && <p className="pregame-note">You have reported this game.</p>}
			{question === "share" && <ShareDialog game={game} linkKey={linkKey} onClose={close} />}
			{question === "report" && (
				<ReportDialog
					subject={{ kind: "game", gameId: id, name, key: linkKey }}
					onReported={() => utils.customGames.invalidate()}
					onClose={close}
				/>
			)}
		</>
	);
}
