import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../platform/toasts.ts";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { OpenEditor } from "./open-editor.tsx";
import { useGamesApi } from "./save/use-games-api.ts";

/** Creates a game. Once saved, the page becomes that game's edit page. */
export function GameEditor() {
	const me = useSignedIn("/custom-games");
	const api = useGamesApi();
	const navigate = useNavigate();
	if (!me) return <PageSpinner />;
	return (
		<OpenEditor
			playerId={me.id}
			game={null}
			api={api}
			mayFeature={me.isAdmin}
			onSaved={({ id }) => {
				toast("success", "Game saved");
				navigate({ to: "/edit-custom-game/$id", params: { id }, replace: true });
			}}
		/>
	);
}
