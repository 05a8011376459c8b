import { PageSpinner } from "../../../ui/spinner.tsx";
import { GameEditor, type GameEditorProps } from "./game-editor.tsx";
import { useDraftPlace } from "./save/use-draft-place.ts";

interface OpenEditorProps extends Omit<GameEditorProps, "place"> {
	readonly playerId: string;
}

/** The editor, once it is clear where this tab keeps its draft. */
export function OpenEditor({ playerId, ...props }: OpenEditorProps) {
	const place = useDraftPlace(playerId, props.game?.id ?? null);
	return place ? <GameEditor key={place.store.key} {...props} place={place} /> : <PageSpinner />;
}
