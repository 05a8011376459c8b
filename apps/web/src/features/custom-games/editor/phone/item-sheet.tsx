import type { ItemField } from "@hilo/rules/custom-games/item";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DIALOG_LOOK, Dialog } from "../../../../ui/dialog.tsx";
import { Icon, LineIcon } from "../../../../ui/icon.tsx";
import { PictureField } from "../../../pictures/picture-field.tsx";
import { PicturePreview } from "../../../pictures/picture-preview.tsx";
import { ToolButton } from "../editor-bar.tsx";
import { MORE_FIELDS, type Row } from "../model/sheet.ts";
import { MoreButton } from "../more.tsx";
import { TextInput } from "../text-input.tsx";
import { useSheet } from "../use-sheet.ts";
import { useView } from "../use-view.ts";

interface ItemSheetProps {
	readonly row: Row;
	readonly index: number;
	/** The field with the initial focus. */
	readonly field: ItemField;
	readonly onNext: () => void;
	readonly onClose: () => void;
}

const BIN = "M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13M10 11v5m4-5v5";

const FIELDS = [
	["name", "Name", undefined],
	["value", "Value", "decimal"],
	["imageUrl", "Picture", "url"],
	["description", "Description", undefined],
	["source", "Source", undefined],
	["note", "Note", undefined],
	["credit", "Picture credit", undefined],
] as const;
const FIRST_FIELDS = FIELDS.filter(([field]) => !MORE_FIELDS.includes(field));

export function ItemSheet({ row, index, field: first, onNext, onClose }: ItemSheetProps) {
	const { sheet, dispatch, leaveCell, duplicates, shownProblems, notePicture, removeRow } = useSheet();
	const { uploads, more } = useView();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => focusOn(box.current, first), [first]);
	const problems = shownProblems(row);
	const duplicateOf = duplicates.get(row.id);
	const hints: Partial<Record<ItemField, string>> = {
		value: "A number above 0",
		description: "Optional",
		source: "Where the value is from: an address or a text",
		note: "Shown once the value is",
		credit: "Who made the picture: an address or a text",
		...(duplicateOf !== undefined && { name: `Same name as item ${duplicateOf + 1}` }),
	};
	const write = (field: ItemField, text: string) => dispatch({ type: "cell", id: row.id, field, text });
	const shown = FIELDS.filter(([field]) => more.fields.includes(field));
	const inputOf = (each: (typeof FIELDS)[number]) => {
		const [field, label, inputMode] = each;
		if (field === "imageUrl") {
			return (
				<div key={field} data-name={field}>
					<PictureField
						target={row.id}
						itemName={row.name}
						url={row.imageUrl}
						onUrl={(url) => write(field, url)}
						uploads={uploads}
						problem={problems[field]}
						onDraw={() => dispatch({ type: "draw", id: row.id })}
					/>
				</div>
			);
		}
		const next = shown[shown.indexOf(each) + 1];
		return (
			<TextInput
				key={field}
				name={field}
				label={label}
				value={row[field]}
				inputMode={inputMode}
				enterKeyHint={next ? "next" : "done"}
				problem={problems[field]}
				hint={hints[field]}
				onText={(text) => write(field, text)}
				onLeave={() => leaveCell(row, field)}
				onEnter={() => (next ? focusOn(box.current, next[0]) : onNext())}
			/>
		);
	};
	const move = (by: number) => dispatch({ type: "move", id: row.id, to: index + by });
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			className={`${DIALOG_LOOK} m-0 mt-auto flex max-h-[calc(100dvh-1rem)] w-full flex-col rounded-t-xl border-t-3 border-ink`}
		>
			<div className="flex items-center gap-1 px-(--gutter) pt-3 pb-2">
				<PicturePreview
					name={row.name}
					url={row.imageUrl}
					className="size-11 rounded-sm max-[24rem]:hidden"
					onLoaded={notePicture}
				/>
				<h2 id={id} className="mr-auto ml-2 text-xl whitespace-nowrap">
					Item {index + 1}
				</h2>
				<button
					type="button"
					className="press inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-bold text-wrong"
					onClick={() => {
						if (removeRow(row)) onClose();
					}}
				>
					<LineIcon path={BIN} className="size-5 stroke-[2.25]" />
					<span className="max-[22rem]:sr-only">Delete</span>
				</button>
				<ToolButton label="Move up" isOff={index === 0} onPress={() => move(-1)}>
					<Icon name="down" className="size-6 rotate-180 stroke-3" />
				</ToolButton>
				<ToolButton label="Move down" isOff={index === sheet.rows.length - 1} onPress={() => move(1)}>
					<Icon name="down" className="size-6 stroke-3" />
				</ToolButton>
				<ToolButton label="Close" isOff={false} onPress={onClose}>
					<Icon name="cross" className="size-5 stroke-3" />
				</ToolButton>
			</div>
			<div
				ref={box}
				data-edits-item=""
				className="grid min-h-0 grow gap-4 overflow-y-auto overscroll-contain px-(--gutter) py-2"
			>
				{FIRST_FIELDS.map(inputOf)}
				<MoreButton label="More: source, note, credit" isOpen={more.isItemsOpen} onTurn={more.setItemsOpen} />
				{shown.slice(FIRST_FIELDS.length).map(inputOf)}
			</div>
			<div className="grid grid-cols-2 gap-2 px-(--gutter) pt-3 pb-[max(1rem,var(--safe-bottom))]">
				<Button kind="quiet" onClick={onClose}>
					Done
				</Button>
				<Button onClick={onNext}>Next item</Button>
			</div>
		</Dialog>
	);
}

const CONTROL = "input:not([type=file]), button";

function focusOn(box: HTMLElement | null, field: ItemField): void {
	const container = box?.querySelector<HTMLElement>(`[data-name="${field}"]`);
	const control = container?.matches("input") ? container : container?.querySelector<HTMLElement>(CONTROL);
	control?.focus();
}
