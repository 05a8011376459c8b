import { useEffect, useEffectEvent, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { type GameToSave, gameOf, isSameGame, type Sheet, sheetOf } from "./model/sheet.ts";

export type EditableGame = GameToSave & SavedVersion;

export interface SavedVersion {
	readonly id: string;
	readonly version: number;
}

/** The saved game that is being edited. */
export interface Origin {
	/** Null for a new game. */
	readonly id: string | null;
	/** Lets the server recognise a new game that is sent twice. */
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	readonly version: number | null;
	readonly base: Sheet | null;
}

/** Saves a game, one save at a time. A failed save keeps the sheet and shows the reason. */
export function useSaving(first: Origin, onSaved: (saved: SavedVersion) => void) {
	const { client, customGames } = trpc.useUtils();
	const { mutateAsync: create } = trpc.customGames.create.useMutation();
	const { mutateAsync: update } = trpc.customGames.update.useMutation();
	const [origin, setOrigin] = useState(first);
	const [isSaving, setSaving] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	/** The version that was saved elsewhere. */
	const [conflict, setConflict] = useState<EditableGame | null>(null);
	const [saved, setSaved] = useState<SavedVersion | null>(null);
	// After the render that clears the unsaved state, so that the page may be left.
	const reportSaved = useEffectEvent(onSaved);
	useEffect(() => {
		if (saved) reportSaved(saved);
	}, [saved]);

	const send = async (sheet: Sheet, { id, clientId, wasSent, version }: Origin): Promise<SavedVersion> => {
		const game = gameOf(sheet);
		const content = { ...game, items: [...game.items] };
		if (id !== null && version !== null) return update({ ...content, id, version });
		const created = await create({ ...content, clientId });
		// An earlier attempt may have created the game with older content, which the server keeps.
		return wasSent ? update({ ...content, id: created.id, version: created.version }) : created;
	};
	/** If the game was changed elsewhere, the conflict is shown, unless both versions are equal. */
	const handleFailure = async (error: unknown, sheet: Sheet, from: Origin) => {
		if (from.id === null || !hasErrorCode(error, "custom-games/changed-meanwhile")) throw error;
		const theirs = await client.customGames.forEdit.query({ id: from.id });
		if (!isSameGame(sheet, sheetOf(theirs))) return setConflict(theirs);
		setOrigin({ ...from, version: theirs.version, base: sheet });
		setSaved(theirs);
	};
	const save = async (sheet: Sheet, from: Origin = origin) => {
		if (isSaving) return;
		setSaving(true);
		setFailure(null);
		try {
			if (from.id === null) setOrigin({ ...from, wasSent: true });
			const { id, version } = await send(sheet, from);
			customGames.invalidate(undefined, { refetchType: "none" });
			setOrigin({ ...from, id, version, base: sheet, wasSent: false });
			setSaved({ id, version });
		} catch (error) {
			await handleFailure(error, sheet, from).catch((reason: unknown) => setFailure(errorText(reason)));
		} finally {
			setSaving(false);
		}
	};
	/** Makes the other version the one that is edited. */
	const rebaseOn = (theirs: EditableGame): Origin => {
		const next = { ...origin, version: theirs.version, base: sheetOf(theirs) };
		setOrigin(next);
		setConflict(null);
		return next;
	};
	return {
		origin,
		setOrigin,
		isSaving,
		failure,
		conflict,
		save,
		rebaseOn,
		dismissConflict: () => setConflict(null),
	};
}
