import { useEffect, useState } from "react";
import { type DraftPlace, takeDraftPlace } from "./draft-place.ts";

/** Null until a place is taken. Unmounting releases it. */
export function useDraftPlace(playerId: string, gameId: string | null): DraftPlace | null {
	const [place, setPlace] = useState<DraftPlace | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		setPlace(null);
		takeDraftPlace(playerId, gameId, stop.signal).then((taken) => {
			if (!stop.signal.aborted) setPlace(taken);
		});
		return () => stop.abort();
	}, [playerId, gameId]);
	return place;
}
