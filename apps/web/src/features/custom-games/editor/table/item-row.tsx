import { drawnItemName, type ItemField } from "@hilo/rules/custom-games/item";
import { type PointerEvent, useId } from "react";
import { useSite } from "../../../../platform/site.ts";
import { LineIcon } from "../../../../ui/icon.tsx";
import { MenuButton, MoreMenu } from "../../../../ui/menu.tsx";
import { PicturePreview } from "../../../pictures/picture-preview.tsx";
import { canBeDrawn, type Row } from "../model/sheet.ts";
import { useSheet } from "../use-sheet.ts";
import { useView } from "../use-view.ts";
import { CELL_NAMES } from "./cells.ts";

const GRIP = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";

interface ItemRowProps {
	readonly row: Row;
	readonly index: number;
	readonly isDragged: boolean;
	readonly onAction: (action: RowAction) => void;
	readonly onGrip: (event: PointerEvent<HTMLElement>) => void;
	readonly measure: (row: HTMLElement | null) => void;
}

export function ItemRow({ row, index, isDragged, onAction, onGrip, measure }: ItemRowProps) {
	const { shownProblems, duplicates, failedPictures, notePicture } = useSheet();
	const { fields } = useView().more;
	const problems = shownProblems(row);
	const duplicateOf = duplicates.get(row.id);
	const hints: Partial<Record<ItemField, string>> = {};
	if (duplicateOf !== undefined) hints.name = `Same name as item ${duplicateOf + 1}`;
	if (failedPictures.has(row.imageUrl.trim())) hints.imageUrl = "This picture doesn't load";
	return (
		<tr
			ref={measure}
			data-index={index}
			aria-rowindex={index + 2}
			className={`align-top *:border-b *:border-line ${isDragged ? "opacity-40" : ""}`}
		>
			<th scope="row" className="font-normal">
				<span
					className="grid h-11 w-full cursor-grab touch-none grid-cols-[1.25rem_1fr] items-center text-sm text-muted tabular-nums hover:text-ink active:cursor-grabbing"
					onPointerDown={onGrip}
				>
					<LineIcon path={GRIP} className="size-5 stroke-[3]" />
					<span className="pr-2 text-right">{index + 1}</span>
				</span>
			</th>
			<td>
				<button
					type="button"
					// Keyboard users reach it by the menu, which saves one tab stop per row.
					tabIndex={-1}
					className="press grid h-11 w-full place-items-center"
					onClick={() => onAction("picture")}
				>
					<span className="sr-only">Picture of item {index + 1}</span>
					<PicturePreview
						name={row.name}
						url={row.imageUrl}
						className="size-9 rounded-sm"
						onLoaded={notePicture}
					/>
				</button>
			</td>
			{fields.map((field) => (
				<Cell
					key={field}
					row={row}
					index={index}
					field={field}
					problem={problems[field]}
					hint={hints[field]}
				/>
			))}
			<td>
				<RowMenu index={index} canDraw={canBeDrawn(row)} onAction={onAction} />
			</td>
		</tr>
	);
}

interface CellProps extends Pick<ItemRowProps, "row" | "index"> {
	readonly field: ItemField;
	readonly problem: string | undefined;
	readonly hint: string | undefined;
}

/** Stays in view where the table is wider than its box. */
const FIXED_COLUMN = "sticky left-0 z-1 bg-raise";

const INPUT =
	"h-11 w-full bg-transparent px-2.5 text-[0.9375rem] -outline-offset-2 outline-focus placeholder:text-muted focus:bg-paper focus:outline-2";

function Cell({ row, index, field, problem, hint }: CellProps) {
	const { dispatch, leaveCell } = useSheet();
	const { name: siteName } = useSite();
	const id = useId();
	const note = problem ?? hint;
	const isDrawn = field === "imageUrl" && drawnItemName(row.imageUrl.trim()) !== null;
	return (
		<td className={`border-l ${field === "name" ? FIXED_COLUMN : ""}`}>
			<input
				data-field={field}
				// The address of a drawn picture says nothing to a person.
				value={isDrawn ? "" : row[field]}
				aria-label={`${CELL_NAMES[field]}, item ${index + 1}`}
				aria-invalid={problem !== undefined}
				aria-describedby={note && id}
				inputMode={field === "value" ? "decimal" : field === "imageUrl" ? "url" : undefined}
				autoComplete="off"
				spellCheck={field === "description" || field === "name" || field === "note"}
				placeholder={field === "imageUrl" ? (isDrawn ? `${siteName}’s art` : "https://") : undefined}
				enterKeyHint="next"
				className={`${INPUT} ${field === "value" ? "text-right tabular-nums" : "text-ellipsis"} ${problem ? "shadow-[inset_0_-2px_var(--wrong)]" : ""}`}
				onChange={({ target }) => dispatch({ type: "cell", id: row.id, field, text: target.value })}
				onBlur={() => leaveCell(row, field)}
			/>
			{note && (
				<p
					id={id}
					className={`px-2.5 pt-0.5 pb-1.5 text-xs leading-tight ${problem ? "font-bold text-wrong" : "text-warn"}`}
				>
					{note}
				</p>
			)}
		</td>
	);
}

const ROW_ACTIONS = [
	["picture", "Picture…", ""],
	["draw", "", ""],
	["up", "Move up", "Alt ↑"],
	["down", "Move down", "Alt ↓"],
	["insert", "Add item below", ""],
	["copy", "Duplicate", ""],
	["remove", "Delete", "Alt Del"],
] as const;

export type RowAction = (typeof ROW_ACTIONS)[number][0];

interface RowMenuProps extends Pick<ItemRowProps, "index" | "onAction"> {
	readonly canDraw: boolean;
}

function RowMenu({ index, canDraw, onAction }: RowMenuProps) {
	const { name: siteName } = useSite();
	return (
		<MoreMenu label={`Item ${index + 1}`}>
			{ROW_ACTIONS.filter(([action]) => canDraw || action !== "draw").map(([action, label, keys]) => (
				<MenuButton
					key={action}
					className={`justify-between gap-6 ${action === "remove" ? "text-wrong" : ""}`}
					onClick={() => onAction(action)}
				>
					{action === "draw" ? `Use ${siteName}'s art` : label}
					<span aria-hidden="true" className="text-sm text-muted">
						{keys}
					</span>
				</MenuButton>
			))}
		</MoreMenu>
	);
}
