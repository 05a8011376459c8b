import { PageSpinner } from "../../../ui/spinner.tsx";
import { EditorFrame, type EditorFrameProps } from "./editor-frame.tsx";
import { useDraftPlace } from "./save/use-draft-place.ts";

interface OpenEditorProps extends Omit<EditorFrameProps, "place"> {
	readonly playerId: string;
}

export function OpenEditor({ playerId, ...props }: OpenEditorProps) {
	const place = useDraftPlace(playerId, props.game?.id ?? null);
	return place ? <EditorFrame key={place.store.key} {...props} place={place} /> : <PageSpinner />;
}
