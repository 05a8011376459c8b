import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { summarizeItems } from "@hilo/rules/custom-games/stored-items";
import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failures.tsx";
import { wholeAddress } from "../../../ui/base-path.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Done, useArrivalFocus } from "../../../ui/focus.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { CopyText } from "../../../ui/share.tsx";
import { CoverArt } from "../cover-art.tsx";
import { PRIVACY_ICONS, summaryText, tintOf } from "../game-view.ts";
import { linkKeyOf } from "../share/game-link.ts";
import type { EditableGame } from "./draft.ts";

type PublishedGameView = EditableGame & { readonly shareableLink: string; readonly updatedAt: string };

interface PublishedGameProps {
	readonly game: PublishedGameView;
	/** Called after the game was made public. */
	readonly onChanged: () => void;
	readonly onEdit: () => void;
}

/** The end of making a game: its card, to play and to share it. */
export function PublishedGame({ game, onChanged, onEdit }: PublishedGameProps) {
	const { id, name, description, items, timerSeconds, shareableLink } = game;
	const url = wholeAddress(shareableLink);
	const key = linkKeyOf(shareableLink);
	const data = { title: name, url };
	const summary = summaryText({ itemCount: items.length, timerSeconds });
	return (
		<div className="wide grid grow content-start gap-5 pt-6 pb-10 md:pt-10">
			<Done>
				<h1 className="text-[clamp(2rem,8vw,3.25rem)] leading-none tracking-[-0.01em]">Your game is ready</h1>
			</Done>
			<article className="grid grid-cols-1 overflow-hidden rounded-xl bg-raise shadow-card lg:grid-cols-[repeat(2,minmax(0,1fr))]">
				<CoverArt
					cover={summarizeItems(items).cover}
					tint={tintOf(id)}
					className="aspect-2/1 lg:aspect-auto lg:min-h-100"
				/>
				<div className="grid grid-cols-1 content-start gap-4 p-5 md:p-8">
					<div>
						<h2 className="text-2xl leading-tight wrap-anywhere md:text-4xl">
							<bdi>{name}</bdi>
						</h2>
						<p className="mt-1 line-clamp-2 text-muted wrap-anywhere">{description}</p>
						<p className="mt-1 font-bold tabular-nums">{summary}</p>
					</div>
					<LinkButton wide to="/custom-game/$id" params={{ id }} search={{ key }}>
						Play it
					</LinkButton>
					<div className="flex flex-wrap gap-2 *:grow">
						{navigator.canShare?.(data) && (
							<Button kind="quiet" small onClick={() => navigator.share(data).catch(() => {})}>
								Share
							</Button>
						)}
						<LinkButton kind="quiet" small to="/duel/new" search={{ custom: id, key }}>
							Challenge a friend
						</LinkButton>
					</div>
					<CopyText text={url} label="Link to the game" kind="quiet" />
					<div className="flex items-center gap-4">
						<div className="size-28 shrink-0">
							<QrCode text={url} />
						</div>
						<Access game={game} onChanged={onChanged} />
					</div>
				</div>
			</article>
			<div data-base-bar className="grid justify-center">
				<Button kind="quiet" small onClick={onEdit}>
					Keep editing
				</Button>
			</div>
		</div>
	);
}

function Access({ game, onChanged }: Pick<PublishedGameProps, "game" | "onChanged">) {
	const utils = trpc.useUtils();
	const update = trpc.customGames.update.useMutation({
		onSuccess() {
			utils.customGames.invalidate(undefined, { refetchType: "none" });
			onChanged();
		},
	});
	const isOpen = isOpenToAll(game.privacyLevel);
	const text = useArrivalFocus<HTMLParagraphElement>(isOpen && update.isSuccess);
	const makePublic = () => {
		const { shareableLink: _, updatedAt: _at, items, ...rest } = game;
		update.mutate({ ...rest, items: [...items], privacyLevel: "public" });
	};
	return (
		<div className="grid min-w-0 justify-items-start gap-2">
			<p ref={text} tabIndex={-1} className="flex items-start gap-2 text-pretty">
				<LineIcon path={PRIVACY_ICONS[game.privacyLevel]} className="mt-0.5 size-5 stroke-2" />
				{isOpen ? "Everyone can find it in Discover and play it." : "Only people with the link can play."}
			</p>
			{!isOpen && (
				<Button kind="quiet" small isBusy={update.isPending} onClick={makePublic}>
					Make it public
				</Button>
			)}
			{update.error && <Failure error={update.error} />}
		</div>
	);
}
