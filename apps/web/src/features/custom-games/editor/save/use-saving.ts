import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "../../../../platform/api/error-text.ts";
import { hasErrorCode } from "../../../../platform/api/has-error-code.ts";
import { gameOf, isSameGame, type Sheet, sheetOf } from "../model/sheet.ts";
import type { EditableGame, GamesApi, Saved } from "./games-api.ts";

export interface Origin {
	readonly id: string | null;
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	readonly version: number | null;
	readonly base: Sheet | null;
}

interface SavingParts {
	readonly api: GamesApi;
	readonly first: Origin;
	readonly onSaved: (saved: Saved, isNew: boolean) => void;
}

/** Saves a game, one save at a time. A failed save keeps the sheet and shows the reason. */
export function useSaving({ api, first, onSaved }: SavingParts) {
	const [origin, setOrigin] = useState(first);
	const [isSaving, setSaving] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [theirs, setTheirs] = useState<EditableGame | null>(null);
	const [done, setDone] = useState<{ readonly saved: Saved; readonly isNew: boolean } | null>(null);
	const isBusy = useRef(false);
	// After the render that clears the unsaved state, so that the page may be left.
	const tell = useEffectEvent(({ saved, isNew }: { saved: Saved; isNew: boolean }) => onSaved(saved, isNew));
	useEffect(() => {
		if (done) tell(done);
	}, [done]);

	/** If the game was changed elsewhere, the other version is shown, unless it is equal. */
	const refused = async (error: unknown, from: Origin, sheet: Sheet) => {
		const { id } = from;
		if (id === null || !hasErrorCode(error, "custom-games/changed-meanwhile")) throw error;
		const game = await api.load(id);
		if (!isSameGame(sheet, sheetOf(game))) return setTheirs(game);
		setOrigin({ ...from, version: game.version, base: sheet });
		setDone({ saved: game, isNew: false });
	};
	const save = async (sheet: Sheet, from: Origin = origin) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSaving(true);
		setFailure(null);
		try {
			if (from.id === null) setOrigin({ ...from, wasSent: true });
			const saved = await send(api, from, sheet);
			setOrigin({ ...from, id: saved.id, version: saved.version, base: sheet, wasSent: false });
			setDone({ saved, isNew: from.id === null });
		} catch (error) {
			await refused(error, from, sheet).catch((reason: unknown) => setFailure(errorText(reason)));
		} finally {
			isBusy.current = false;
			setSaving(false);
		}
	};
	const rebase = (game: EditableGame): Origin => {
		const next = { ...origin, id: game.id, version: game.version, base: sheetOf(game) };
		setOrigin(next);
		setTheirs(null);
		return next;
	};
	return { origin, setOrigin, isSaving, failure, theirs, save, rebase, dropTheirs: () => setTheirs(null) };
}

async function send(api: GamesApi, { id, clientId, wasSent, version }: Origin, sheet: Sheet): Promise<Saved> {
	const game = gameOf(sheet);
	if (id !== null && version !== null) return api.update(id, version, game);
	const made = await api.create(game, clientId);
	// An earlier attempt may have created the game with older content, which the server keeps.
	return wasSent ? api.update(made.id, made.version, game) : made;
}
