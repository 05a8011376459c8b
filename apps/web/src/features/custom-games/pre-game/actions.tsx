import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import { ReportDialog } from "../../moderation/report-island.ts";
import { ShareDialog } from "../share/share-island.ts";
import type { GameView } from "../stage/view.ts";

interface ActionsProps {
	game: GameView;
	/** The secret of the link that led here. */
	linkKey: string | undefined;
	isVisitor: boolean;
}

/** What else can be done with the game: share it, and what its creator, or any other player, may do. */
export function Actions({ game, linkKey, isVisitor }: ActionsProps) {
	const [question, ask] = useState<"share" | "report" | null>(null);
	const utils = trpc.useUtils();
	const close = () => ask(null);
	const { id, name, isOwn, isReported } = game;
	return (
		<>
			<Button kind="quiet" onClick={() => ask("share")}>
				Share
			</Button>
			{isOwn && <OwnMenu id={id} />}
			{!isOwn && !isVisitor && !isReported && (
				<MoreMenu label="More">
					<button type="button" role="menuitem" className={MENU_ENTRY} onClick={() => ask("report")}>
						Report
					</button>
				</MoreMenu>
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

function OwnMenu({ id }: { id: string }) {
	return (
		<MoreMenu label="More">
			<Link to="/edit-custom-game/$id" params={{ id }} role="menuitem" className={MENU_ENTRY}>
				Edit
			</Link>
			<Link
				to="/custom-game/$id"
				params={{ id }}
				search={{ preview: true }}
				role="menuitem"
				className={MENU_ENTRY}
			>
				Try it out
			</Link>
			<Link to="/custom-games/$id/insights" params={{ id }} role="menuitem" className={MENU_ENTRY}>
				Insights
			</Link>
		</MoreMenu>
	);
}
