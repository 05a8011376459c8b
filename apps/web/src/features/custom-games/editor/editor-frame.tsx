import { DEFAULT_VALUE_LABEL } from "@hilo/rules/custom-games/limits";
import { useRef, useState } from "react";
import { LeaveGuard } from "../../../ui/leave-guard.tsx";
import { PreviewGame } from "../stage/preview-game.tsx";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { firstChangedRow } from "./model/history.ts";
import { sheetOf } from "./model/sheet.ts";
import { Notices } from "./notices.tsx";
import type { Stage } from "./phone/steps.tsx";
import { PhoneEditor } from "./phone-editor.tsx";
import { placeOf } from "./table/cells.ts";
import type { ItemsHandle } from "./table/items.ts";
import { type GameParts, useGame } from "./use-game.ts";
import { usePictures } from "./use-pictures.ts";
import { usePreview } from "./use-preview.ts";
import { useShow } from "./use-show.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { useWide } from "./use-wide.ts";
import { WideEditor } from "./wide-editor.tsx";
import "./parts/editor.css";

export interface EditorFrameProps extends Omit<GameParts, "onWrong"> {
	readonly mayFeature: boolean;
}

/** The editor: a table with a preview on wide screens, three steps on a phone. */
export function EditorFrame({ mayFeature, ...parts }: EditorFrameProps) {
	const isWide = useWide();
	const box = useRef<HTMLDivElement>(null);
	const items = useRef<ItemsHandle>(null);
	const [stage, setStage] = useState<Stage>("Details");
	const [said, setSaid] = useState("");
	const game = useGame({ ...parts, onWrong: (problem) => show(problem) });
	const { sheet, step, history, saving, differences } = game;
	const show = useShow(box, items, sheet.rows, setStage);
	const goTo = (type: "undo" | "redo") => {
		const other = type === "undo" ? history.past.at(-1) : history.future[0];
		if (!other) return;
		step({ type });
		setSaid(type === "undo" ? "Undone" : "Done again");
		const at = firstChangedRow(sheet, other);
		const focused = document.activeElement;
		const place = focused && placeOf(focused);
		if (at !== null && place) items.current?.show(at, place.field);
	};
	const preview = usePreview(box, sheet);
	const { uploads, addItems } = usePictures(step);
	useUndoKeys(box, goTo);
	const view = {
		game,
		mayFeature: mayFeature || parts.game?.privacyLevel === "featured",
		handle: items,
		announce: setSaid,
		onPreview: preview.open,
		uploads,
		onPictures: addItems,
	};
	return (
		<div ref={box} className="wide flex grow flex-col pb-10 max-md:pb-0">
			<EditorBar
				gameId={saving.origin.id}
				draft={game.draftState}
				canUndo={history.past.length > 0}
				canRedo={history.future.length > 0}
				onUndo={() => goTo("undo")}
				onRedo={() => goTo("redo")}
				isSaving={saving.isSaving}
				onPreview={view.onPreview}
				onSave={game.save}
			/>
			<Notices game={game} onShow={show} />
			{isWide ? <WideEditor {...view} /> : <PhoneEditor {...view} stage={stage} onStage={setStage} />}
			<p role="status" className="sr-only">
				{said}
			</p>
			{preview.items && (
				<PreviewGame
					id={saving.origin.id ?? undefined}
					name={sheet.name}
					valueLabel={sheet.valueLabel.trim() || DEFAULT_VALUE_LABEL}
					timerSeconds={sheet.timerSeconds}
					items={preview.items}
					onClose={preview.close}
				/>
			)}
			<LeaveGuard title="Leave without saving?" isDirty={game.isDirty} screenOf={isCreating}>
				Your changes are not saved yet. A draft of them stays on this device until you sign out.
			</LeaveGuard>
			{saving.theirs && differences && (
				<ConflictDialog
					differences={differences}
					mine={sheet}
					theirs={sheetOf(saving.theirs)}
					onChoose={(choices) => saving.theirs && game.choose(saving.theirs, choices)}
					onClose={saving.dropTheirs}
				/>
			)}
		</div>
	);
}

const isCreating = (search: object) => "create" in search && search.create === true;
