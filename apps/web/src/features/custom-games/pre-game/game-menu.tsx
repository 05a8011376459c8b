import { Link } from "@tanstack/react-router";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";

interface GameMenuProps {
	id: string;
	isOwn: boolean;
	/** Asks for the reason of a report. */
	report: () => void;
}

/** Where its creator goes from here, and what anybody else can do about a game. */
export function GameMenu({ id, isOwn, report }: GameMenuProps) {
	return (
		<MoreMenu label="More">
			{isOwn ? (
				<OwnEntries id={id} />
			) : (
				<button type="button" role="menuitem" className={MENU_ENTRY} onClick={report}>
					Report
				</button>
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

function OwnEntries({ id }: { id: string }) {
	return (
		<>
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
		</>
	);
}
