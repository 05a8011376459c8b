import { Link } from "@tanstack/react-router";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import type { CardView } from "./card-view.ts";
import { useAsk } from "./game-questions.tsx";
import type { Question } from "./question-dialog.tsx";
import { useExport } from "./use-export.ts";

/** What else can be done with a game, by its owner, by whoever it is shared with, and by everybody else. */
export function GameMenu({ game }: { game: CardView }) {
	const { id, name, isOwn, invitation } = game;
	const ask = useAsk();
	const entry = (text: string, question: Question) => (
		<button type="button" role="menuitem" className={MENU_ENTRY} onClick={() => ask(question, game)}>
			{text}
		</button>
	);
	return (
		<MoreMenu label={`More: ${name}`}>
			{isOwn ? (
				<>
					<Link to="/edit-custom-game/$id" params={{ id }} role="menuitem" className={MENU_ENTRY}>
						Edit
					</Link>
					<Link to="/custom-games/$id/insights" params={{ id }} role="menuitem" className={MENU_ENTRY}>
						Insights
					</Link>
					<Exports game={game} />
					{entry("Delete", "delete")}
				</>
			) : (
				<>
					{invitation && entry("Remove", "remove")}
					{entry("Report", "report")}
				</>
			)}
			<Link
				to="/profile"
				search={{ tab: "support", ticket: "new", about: `/custom-game/${id}` }}
				role="menuitem"
				className={MENU_ENTRY}
			>
				Contact support about this
			</Link>
		</MoreMenu>
	);
}

function Exports({ game }: { game: CardView }) {
	const save = useExport(game);
	return (["JSON", "CSV"] as const).map((format) => (
		<button key={format} type="button" role="menuitem" className={MENU_ENTRY} onClick={() => save(format)}>
			Export as {format}
		</button>
	));
}
