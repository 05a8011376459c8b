import { Link } from "@tanstack/react-router";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import { ActionEntry, EditEntry, InsightsEntry, SupportEntry } from "../card/menu-entries.tsx";

interface GameMenuProps {
	id: string;
	isOwn: boolean;
	report: () => void;
}

export function GameMenu({ id, isOwn, report }: GameMenuProps) {
	return (
		<MoreMenu label="More">
			{isOwn ? (
				<>
					<EditEntry id={id} />
					<Link
						to="/custom-game/$id"
						params={{ id }}
						search={{ preview: true }}
						role="menuitem"
						className={MENU_ENTRY}
					>
						Try it out
					</Link>
					<InsightsEntry id={id} />
				</>
			) : (
				<ActionEntry onChoose={report}>Report</ActionEntry>
			)}
			<SupportEntry id={id} />
		</MoreMenu>
	);
}
