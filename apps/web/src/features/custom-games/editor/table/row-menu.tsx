import { MENU_ENTRY, MoreMenu } from "../../../../ui/more-menu.tsx";

const ACTS = [
	["picture", "Picture…", ""],
	["up", "Move up", "Alt ↑"],
	["down", "Move down", "Alt ↓"],
	["insert", "Add item below", ""],
	["copy", "Duplicate", ""],
	["remove", "Delete", "Alt Del"],
] as const;

export type RowAct = (typeof ACTS)[number][0];

interface RowMenuProps {
	readonly index: number;
	readonly onAct: (act: RowAct, index: number) => void;
}

export function RowMenu({ index, onAct }: RowMenuProps) {
	return (
		<MoreMenu label={`Item ${index + 1}`}>
			{ACTS.map(([act, label, keys]) => (
				<button
					key={act}
					type="button"
					role="menuitem"
					className={`${MENU_ENTRY} justify-between gap-6 ${act === "remove" ? "text-wrong" : ""}`}
					onClick={() => onAct(act, index)}
				>
					{label}
					<span aria-hidden="true" className="text-sm text-muted">
						{keys}
					</span>
				</button>
			))}
		</MoreMenu>
	);
}
