import type { ItemField } from "@hilo/rules/custom-games/item";
import { ERRORS } from "@hilo/rules/errors/errors";
import {
	createContext,
	type RefObject,
	use,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { toast } from "../../../platform/toasts.ts";
import type { ImportSource } from "../import/import-source.ts";
import { type Draft, storedDraft, useStoreDraft } from "./draft.ts";
import { firstChangedRow } from "./model/history.ts";
import { type SheetProblem, sheetProblems } from "./model/problems.ts";
import { emptySheet, isSameGame, type Row, type Sheet, sheetOf } from "./model/sheet.ts";
import { usePictures } from "./use-pictures.ts";
import { usePreview } from "./use-preview.ts";
import { type EditableGame, type Origin, originOf, type SavedVersion, useSaving } from "./use-saving.ts";
import { useSheet } from "./use-sheet.ts";

/** The steps of the editor on a phone. */
export const PHONE_STEPS = ["Details", "Items", "Publish"] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

/** The table on wide screens, the list on a phone. */
interface ItemsHandle {
	/** Scrolls to an item and focuses one of its cells. */
	show(index: number, field: ItemField): void;
	/** Moves the focus to a row that undo or redo changed, if a cell has it. The list has no cells. */
	followChange?(index: number): void;
}

/** A text or a file to import; "nothing" asks for one. */
export type Importing = ImportSource | File | "nothing";

export interface EditorProps {
	readonly playerId: string;
	readonly isAdmin: boolean;
	/** Null for a new game. */
	readonly game: EditableGame | null;
	readonly onSaved: (saved: SavedVersion) => void;
}

type Editor = ReturnType<typeof useEditorState>;
export const EditorContext = createContext<Editor | null>(null);

/** Everything about the edited game, for all parts of the editor. */
export function useEditor(): Editor {
	const editor = use(EditorContext);
	if (!editor) throw new Error("useEditor needs an EditorContext");
	return editor;
}

export function useEditorState({ playerId, isAdmin, game, onSaved }: EditorProps) {
	const [opened] = useState(() => openGame(playerId, game));
	const [isRestored, setRestored] = useState(opened.draft !== null && opened.newer === null);
	const [announcement, announce] = useState("");
	const [isStarting, setStarting] = useState(game === null && opened.draft === null);
	const editing = useSheet(opened.draft?.sheet ?? opened.server);
	const { history, sheet, dispatch } = editing;
	const saving = useSaving(opened, onSaved);
	const { origin, newer } = saving;
	/** The draft in whose place a newer version is shown. It stays stored until it is restored or discarded. */
	const [setAside, putAside] = useState(opened.setAside);
	const box = useRef<HTMLDivElement>(null);
	const items = useRef<ItemsHandle>(null);
	/** What the import dialog opens with; null while it is closed. */
	const [importing, setImporting] = useState<Importing | null>(null);
	const [phoneStep, setPhoneStep] = useState<PhoneStep>("Details");
	const showProblem = useShowProblem(box, items, sheet.rows, setPhoneStep);

	const settled = useDeferredValue(sheet);
	const draft = useMemo(
		() => (isSameGame(settled, origin.saved) ? null : draftOf(origin, settled)),
		[settled, origin],
	);
	const draftStatus = useStoreDraft(playerId, storedDraft(playerId, game?.id ?? null), draft);
	// By the id of the game that was saved: a new one, sent twice, has it too.
	useStoreDraft(playerId, storedDraft(playerId, origin.id, "draft-aside"), setAside, 0);
	const isDraftAside = useMemo(
		() => setAside !== null && !isSameGame(settled, setAside.sheet),
		[settled, setAside],
	);

	const save = () => {
		editing.setSaveTried(true);
		const [problem] = sheetProblems(sheet);
		if (problem) return showProblem(problem);
		setRestored(false);
		// Undo may have led back to it.
		if (setAside && isSameGame(sheet, setAside.sheet)) putAside(null);
		saving.save(sheet);
	};
	/** Focuses what follows the notice whose pressed button disappeared: on a phone the step, otherwise the name. */
	const leaveNotice = () =>
		requestAnimationFrame(() =>
			box.current?.querySelector<HTMLElement>('[aria-current="step"], [data-name="name"]')?.focus(),
		);
	const moveInHistory = (type: "undo" | "redo") => {
		const other = type === "undo" ? history.past.at(-1) : history.future[0];
		if (!other) return;
		dispatch({ type });
		announce(type === "undo" ? "Undone" : "Done again");
		const row = firstChangedRow(sheet, other);
		if (row !== null) items.current?.followChange?.(row);
	};
	return {
		...editing,
		box,
		items,
		phoneStep,
		setPhoneStep,
		showProblem,
		preview: usePreview(box, sheet),
		announcement,
		announce,
		importing,
		openImport: (first: Importing) => setImporting(first),
		closeImport: () => setImporting(null),
		isStarting,
		/** Leaves the start screen with the first items. */
		start(first: Sheet) {
			dispatch({ type: "replace", sheet: first });
			setStarting(false);
		},
		canFeature: isAdmin || game?.privacyLevel === "featured",
		gameId: origin.id,
		isSaving: saving.isSaving,
		failure: saving.failure,
		save,
		isDirty: () => !isSameGame(sheet, origin.saved),
		undo: () => moveInHistory("undo"),
		redo: () => moveInHistory("redo"),
		draftStatus,
		isRestored,
		discardDraft() {
			setRestored(false);
			dispatch({ type: "replace", sheet: opened.server });
			saving.setOrigin(originOf(game, opened.server));
			leaveNotice();
		},
		/** Shows the newer version instead of this tab's, which stays as a draft; null while none is known. */
		showNewer:
			newer &&
			(() => {
				const newerSheet = sheetOf(newer);
				if (!isSameGame(sheet, origin.saved)) putAside(draftOf(origin, sheet));
				setRestored(false);
				dispatch({ type: "replace", sheet: newerSheet });
				saving.takeNewer(newer, newerSheet);
				leaveNotice();
			}),
		isDraftAside,
		restoreDraft() {
			if (setAside) dispatch({ type: "replace", sheet: setAside.sheet });
			putAside(null);
			leaveNotice();
		},
		forgetDraft() {
			putAside(null);
			leaveNotice();
		},
		/** Returns false for the only row, which can't be removed. */
		removeRow(row: Row): boolean {
			if (sheet.rows.length === 1) toast("error", ERRORS["custom-games/last-item"].message);
			else dispatch({ type: "remove", id: row.id });
			return sheet.rows.length > 1;
		},
		...usePictures({ sheet, dispatch, announce }),
	};
}

function draftOf({ clientId, wasSent, version }: Origin, sheet: Sheet): Draft {
	return { clientId, wasSent, version, sheet };
}

/** The saved game, and the drafts of it that this browser has stored. */
function openGame(playerId: string, game: EditableGame | null) {
	const server = game ? sheetOf(game) : emptySheet();
	const read = (kind: "draft" | "draft-aside") => {
		const stored = storedDraft(playerId, game?.id ?? null, kind).read();
		return stored && !isSameGame(stored.sheet, server) ? stored : null;
	};
	const draft = read("draft");
	const origin: Origin = {
		...originOf(game, server),
		// Another tab may have the same draft open, and create its game with the id.
		...(draft?.wasSent && { clientId: draft.clientId, wasSent: true }),
		...(draft && { version: draft.version }),
	};
	const newer = draft && draft.version !== game?.version ? game : null;
	return { server, draft, setAside: read("draft-aside"), origin, newer };
}

export function phoneStepOf({ at }: SheetProblem): PhoneStep {
	if (at === "item" || at === "items") return "Items";
	return at === "timerSeconds" ? "Publish" : "Details";
}

/** Returns a function that focuses the field of a problem, after its step is shown. */
function useShowProblem(
	box: RefObject<HTMLDivElement | null>,
	items: RefObject<ItemsHandle | null>,
	rows: readonly Row[],
	setPhoneStep: (step: PhoneStep) => void,
): (problem: SheetProblem) => void {
	const [shown, setShown] = useState<SheetProblem | null>(null);
	useEffect(() => {
		if (!shown) return;
		setShown(null);
		if (shown.at === "item") {
			const index = rows.findIndex(({ id }) => id === shown.id);
			return items.current?.show(index, shown.field);
		}
		const field = shown.at === "items" ? "[data-add]" : `[data-name="${shown.at}"]`;
		box.current?.querySelector<HTMLElement>(field)?.focus();
	}, [shown, box, items, rows]);
	return (problem) => {
		setPhoneStep(phoneStepOf(problem));
		setShown(problem);
	};
}
