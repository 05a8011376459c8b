import { useMutation } from "@tanstack/react-query";
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import {
	draftOf,
	type EditableGame,
	type OpenedGame,
	type Origin,
	originOf,
	type SavedVersion,
	storedDraft,
	useStoreDraft,
} from "./draft.ts";
import { sheetProblems } from "./model/problems.ts";
import { gameOf, isSameGame, type Sheet, sheetOf } from "./model/sheet.ts";
import type { EditedSheet } from "./use-sheet.ts";
import type { EditorView } from "./use-view.ts";

export interface EditorProps {
	readonly playerId: string;
	readonly isAdmin: boolean;
	/** Null for a new game. */
	readonly game: EditableGame | null;
	/** The id of the item to begin at. */
	readonly firstItem?: string | undefined;
	readonly onSaved: (saved: SavedVersion) => void;
}

type Saving = ReturnType<typeof useEditorSaving>;
export const SavingContext = createContext<Saving | null>(null);

/** The draft and the saving of the game in the editor around it. */
export function useSaving(): Saving {
	const saving = use(SavingContext);
	if (!saving) throw new Error("useSaving needs a SavingContext");
	return saving;
}

/** Stores the draft, and saves the game. What was changed elsewhere is only shown on request. */
export function useEditorSaving(
	{ playerId, isAdmin, game, onSaved }: EditorProps,
	opened: OpenedGame,
	{ sheet, dispatch, setSaveTried }: EditedSheet,
	{ focusOn, showProblem }: EditorView,
) {
	const { origin, setOrigin, newer, setNewer, isSaving, failure, send } = useSending(opened, onSaved);
	const [isRestored, setRestored] = useState(opened.draft !== null && opened.newer === null);
	/** The draft in whose place a newer version is shown. It stays stored until it is restored or discarded. */
	const [setAside, putAside] = useState(opened.setAside);
	const draft = useMemo(
		() => (isSameGame(sheet, origin.saved) ? null : draftOf(origin, sheet)),
		[sheet, origin],
	);
	const draftStatus = useStoreDraft(playerId, storedDraft(playerId, game?.id ?? null), draft);
	// By the id of the game that was saved: a new one, sent twice, has it too.
	useStoreDraft(playerId, storedDraft(playerId, origin.id, "draft-aside"), setAside, 0);
	const isDraftAside = useMemo(
		() => setAside !== null && !isSameGame(sheet, setAside.sheet),
		[sheet, setAside],
	);
	/** Focuses what follows the notice whose pressed button disappears: on a phone the step, otherwise the name. */
	const leaveNotice = () => requestAnimationFrame(() => focusOn('[aria-current="step"], [data-name="name"]'));
	return {
		gameId: origin.id,
		canFeature: isAdmin || game?.privacyLevel === "featured",
		isDirty: draft !== null,
		isSaving,
		failure,
		save() {
			setSaveTried(true);
			const [problem] = sheetProblems(sheet);
			if (problem) return showProblem(problem);
			setRestored(false);
			// Undo may have led back to it.
			if (!isDraftAside) putAside(null);
			send(sheet);
		},
		draftStatus,
		isRestored,
		discardDraft() {
			setRestored(false);
			dispatch({ type: "replace", sheet: opened.server });
			setOrigin(originOf(game, opened.server));
			leaveNotice();
		},
		/** Shows the newer version instead of this tab's, which stays as a draft; null while none is known. */
		showNewer:
			newer &&
			(() => {
				const newerSheet = sheetOf(newer);
				if (draft) putAside(draft);
				setRestored(false);
				dispatch({ type: "replace", sheet: newerSheet });
				setOrigin({ ...origin, version: newer.version, saved: newerSheet });
				setNewer(null);
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
	};
}

/** Sends a game, one save at a time. A failed save gives the reason, or the newer version that was saved elsewhere. */
function useSending(opened: OpenedGame, onSaved: (saved: SavedVersion) => void) {
	const { client, customGames } = trpc.useUtils();
	const { mutateAsync: create } = trpc.customGames.create.useMutation();
	const { mutateAsync: update } = trpc.customGames.update.useMutation();
	const [origin, setOrigin] = useState(opened.origin);
	const [newer, setNewer] = useState(opened.newer);
	const [saved, setSaved] = useState<SavedVersion | null>(null);
	// After the render that clears the unsaved state, so that the page may be left.
	const reportSaved = useEffectEvent(onSaved);
	useEffect(() => {
		if (saved) reportSaved(saved);
	}, [saved]);

	const finish = (sheet: Sheet, from: Origin, { id, version }: SavedVersion) => {
		customGames.invalidate(undefined, { refetchType: "none" });
		setOrigin({ ...from, id, version, saved: sheet, wasSent: false });
		setSaved({ id, version });
	};
	const sendFrom = async (from: Origin, sheet: Sheet): Promise<void> => {
		const game = gameOf(sheet);
		const content = { ...game, items: [...game.items] };
		const { id, clientId, wasSent, version } = from;
		if (id === null) {
			setOrigin({ ...from, wasSent: true });
			const created = await create({ ...content, clientId });
			// An earlier attempt may have created it with older content, which another tab may have changed since.
			return wasSent ? sendFrom({ ...from, id: created.id }, sheet) : finish(sheet, from, created);
		}
		setOrigin(from);
		try {
			finish(sheet, from, await update({ ...content, id, version }));
		} catch (error) {
			if (!hasErrorCode(error, "custom-games/changed-meanwhile")) throw error;
			const theirs = await client.customGames.forEdit.query({ id });
			// The answer to an earlier save of the same may have been lost.
			if (isSameGame(sheet, sheetOf(theirs))) finish(sheet, from, theirs);
			else setNewer(theirs);
		}
	};
	const { mutate, isPending, error } = useMutation({ mutationFn: (sheet: Sheet) => sendFrom(origin, sheet) });
	const send = (sheet: Sheet) => {
		if (isPending) return;
		setNewer(null);
		mutate(sheet);
	};
	const failure = error && errorText(error);
	return { origin, setOrigin, newer, setNewer, isSaving: isPending, failure, send };
}
