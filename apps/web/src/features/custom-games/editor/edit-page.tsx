import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { hasErrorCode } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failures.tsx";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import { useSignedIn } from "../../../platform/session.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { focusHeading } from "../../../ui/focus.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { GameNotFound } from "../pre-game/game-errors.tsx";
import { Editor } from "./editor.tsx";

const PublishedGame = lazyPart(
	() => import("./published-game.tsx"),
	"PublishedGame",
	// Without the tab bar, like the editor before and the card after it.
	<div data-base-bar>
		<PageSpinner />
	</div>,
);

/** Creates a game. Once saved, the page becomes that game's edit page. */
export function NewGamePage() {
	const me = useSignedIn("/custom-games");
	const navigate = useNavigate();
	if (!me) return <PageSpinner />;
	return (
		<Editor
			playerId={me.id}
			isAdmin={me.isAdmin}
			game={null}
			onSaved={({ id }) =>
				navigate({
					to: "/edit-custom-game/$id",
					params: { id },
					search: { published: true },
					replace: true,
				})
			}
		/>
	);
}

/** Loaded one time: the server refuses a save if the game was changed since. */
const ONCE = {
	gcTime: 0,
	staleTime: "static",
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
	retry: false,
} as const;

export function EditGamePage() {
	const me = useSignedIn("/edit-custom-game");
	const { id } = useParams({ from: "/edit-custom-game/$id" });
	const { published, item } = useSearch({ from: "/edit-custom-game/$id" });
	const navigate = useNavigate();
	const [isBack, setBack] = useState(false);
	const { data, error, refetch } = trpc.customGames.forEdit.useQuery(
		{ id },
		{ ...ONCE, enabled: me !== null },
	);
	if (!me) return <PageSpinner />;
	if (data && published) {
		const edit = () => {
			setBack(true);
			navigate({ to: "/edit-custom-game/$id", params: { id }, replace: true });
		};
		return <PublishedGame game={data} onChanged={refetch} onEdit={edit} />;
	}
	if (data)
		return (
			<div ref={isBack ? focusTitle : undefined} className="contents">
				<Editor
					key={id}
					playerId={me.id}
					isAdmin={me.isAdmin}
					game={data}
					firstItem={item}
					onSaved={() => toast("success", "Game saved")}
				/>
			</div>
		);
	if (!error) return <PageSpinner />;
	return <NoEditor error={error} onRetry={() => refetch()} />;
}

/** The button that led back is gone. */
function focusTitle(editor: HTMLElement | null): void {
	focusHeading(editor?.querySelector("h1") ?? null);
}

function NoEditor({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	if (hasErrorCode(error, "custom-games/not-found")) return <GameNotFound />;
	const isOthers = hasErrorCode(error, "custom-games/not-yours");
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center text-xl">
			<h1 className="text-3xl">Edit game</h1>
			<Failure error={error} />
			{isOthers ? <LinkButton to="/">Back to home</LinkButton> : <Button onClick={onRetry}>Try Again</Button>}
		</div>
	);
}
