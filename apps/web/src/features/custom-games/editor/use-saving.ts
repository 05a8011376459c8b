import { useEffect, useEffectEvent, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { newId } from "../../../platform/new-id.ts";
import { type GameToSave, gameOf, isSameGame, type Sheet, sheetOf } from "./model/sheet.ts";

export type EditableGame = GameToSave & SavedVersion;

export interface SavedVersion {
	readonly id: string;
	readonly version: number;
}

/** The version of a game that was just created. */
const FIRST_VERSION = 1;

/** The saved game that is being edited. */
export interface Origin {
	/** Null for a new game. */
	readonly id: string | null;
	/** Lets the server recognise a new game that is sent twice. */
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	/** The version that a save may overwrite. */
	readonly version: number;
	/** What the server has, as far as this tab knows. */
	readonly saved: Sheet;
}

/** What a page opens with. */
interface Opened {
	readonly origin: Origin;
	/** The version that was saved elsewhere since the draft was made; null if there is none. */
	readonly newer: EditableGame | null;
}

export function originOf(game: EditableGame | null, saved: Sheet): Origin {
	return {
		id: game?.id ?? null,
		clientId: newId(),
		wasSent: false,
		version: game?.version ?? FIRST_VERSION,
		saved,
	};
}

/** Saves a game, one save at a time. A failed save keeps the sheet and shows the reason. */
export function useSaving(first: Opened, onSaved: (saved: SavedVersion) => void) {
	const { client, customGames } = trpc.useUtils();
	const { mutateAsync: create } = trpc.customGames.create.useMutation();
	const { mutateAsync: update } = trpc.customGames.update.useMutation();
	const [origin, setOrigin] = useState(first.origin);
	const [isSaving, setSaving] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [newer, setNewer] = useState(first.newer);
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
	const send = async (sheet: Sheet, from: Origin): Promise<void> => {
		const game = gameOf(sheet);
		const content = { ...game, items: [...game.items] };
		const { id, clientId, wasSent, version } = from;
		if (id === null) {
			setOrigin({ ...from, wasSent: true });
			const created = await create({ ...content, clientId });
			// An earlier attempt may have created it with older content, which another tab may have changed since.
			return wasSent ? send(sheet, { ...from, id: created.id }) : finish(sheet, from, created);
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
	const save = async (sheet: Sheet) => {
		if (isSaving) return;
		setSaving(true);
		setFailure(null);
		setNewer(null);
		try {
			await send(sheet, origin);
		} catch (error) {
			setFailure(errorText(error));
		} finally {
			setSaving(false);
		}
	};
	/** Makes the newer version the one that is edited. */
	const takeNewer = ({ version }: EditableGame, newerSheet: Sheet) => {
		setOrigin({ ...origin, version, saved: newerSheet });
		setNewer(null);
	};
	return { origin, setOrigin, isSaving, failure, newer, save, takeNewer };
}
