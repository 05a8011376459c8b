import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MENU_ENTRY } from "../../../ui/more-menu.tsx";

export function ActionEntry({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
	return (
		<button type="button" role="menuitem" className={MENU_ENTRY} onClick={onChoose}>
			{children}
		</button>
	);
}

export function EditEntry({ id }: { id: string }) {
	return (
		<Link to="/edit-custom-game/$id" params={{ id }} role="menuitem" className={MENU_ENTRY}>
			Edit
		</Link>
	);
}

export function InsightsEntry({ id }: { id: string }) {
	return (
		<Link to="/custom-games/$id/insights" params={{ id }} role="menuitem" className={MENU_ENTRY}>
			Insights
		</Link>
	);
}

export function SupportEntry({ id }: { id: string }) {
	return (
		<Link
			to="/profile"
			search={{ tab: "support", ticket: "new", about: `/custom-game/${id}` }}
			role="menuitem"
			className={MENU_ENTRY}
		>
			Contact support about this
		</Link>
	);
}
