import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { MAX_CLASSIC_DESCRIPTION_LENGTH, MAX_CLASSIC_NAME_LENGTH } from "@hilo/rules/site/lengths";
import {
	type FormEvent,
	Fragment,
	type MouseEvent,
	type PointerEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useRowDrag } from "../../../ui/use-row-drag.ts";
import { GameCard } from "../../home/games-section.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { useAdminCallbacks } from "../shell/form-dialog.tsx";

export function ClassicGamesPage() {
	const games = trpc.site.classicGames.useQuery();
	return (
		<AdminPage
			at="/admin/games"
			lead="In the order of the home page. Drag a game by its handle, move it with the arrow keys, or open it to move it."
		>
			<QueryBoundary query={games} fallback={<Skeleton count={8} className="h-16" list="grid gap-2" />}>
				{(games) => <ClassicList games={games} />}
			</QueryBoundary>
		</AdminPage>
	);
}

function ClassicList({ games }: { games: readonly Game[] }) {
	const list = useRef<HTMLUListElement>(null);
	const { move, announcement } = useOrder(games);
	const { drag, begin } = useRowDrag(list, move);
	const [edited, setEdited] = useState<string | null>(null);
	return (
		<>
			<ul ref={list} aria-label="Classic games" className="grid gap-2">
				{games.map((game, index) => (
					<Fragment key={game.key}>
						{drag?.to === index && <Gap />}
						<li
							data-index={index}
							data-game={game.id}
							className={`rounded-lg bg-raise shadow-card ${drag?.from === index ? "opacity-40" : ""}`}
						>
							<ClassicRow
								game={game}
								index={index}
								isEdited={edited === game.key}
								onGrip={begin}
								onMove={(by) => move(index, index + by)}
								onEdit={() => setEdited(edited === game.key ? null : game.key)}
							/>
							{edited === game.key && (
								<ClassicEditor game={game} onClose={() => setEdited(null)}>
									<MoveButtons index={index} count={games.length} onMove={(by) => move(index, index + by)} />
								</ClassicEditor>
							)}
						</li>
					</Fragment>
				))}
				{drag?.to === games.length && <Gap />}
			</ul>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</>
	);
}

const Gap = () => <li aria-hidden="true" className="h-1 rounded-full bg-ink" />;

/** Moves a game immediately, and back if saving the order fails. */
function useOrder(games: readonly Game[]) {
	const utils = trpc.useUtils();
	const [announcement, setAnnouncement] = useState("");
	const order = trpc.site.orderClassicGames.useMutation({
		onMutate: async ({ keys }) => {
			await utils.site.classicGames.cancel();
			const sorted = games.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
			utils.site.classicGames.setData(undefined, sorted);
		},
		onError: toastFailure,
		onSettled: () => Promise.all([utils.site.classicGames.invalidate(), utils.site.gameStatus.invalidate()]),
	});
	const move = (from: number, to: number) => {
		const game = games[from];
		if (!game || to === from || to < 0 || to >= games.length) return;
		const moved = games.toSpliced(from, 1).toSpliced(to, 0, game);
		setAnnouncement(`${nameOf(game)} is number ${to + 1} of ${games.length} now.`);
		order.mutate({ keys: moved.map(({ key }) => key) });
	};
	return { move, announcement };
}

export type Game = Outputs["site"]["classicGames"][number];

export const nameOf = ({ name, defaultName }: Game): string => name ?? defaultName;

const GRIP = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";

interface ClassicRowProps {
	game: Game;
	index: number;
	isEdited: boolean;
	onGrip: (event: PointerEvent<HTMLElement>, index: number) => void;
	/** @param by places to move down; negative moves up */
	onMove: (by: number) => void;
	onEdit: () => void;
}

/** A game in the list. Its handle is dragged, or moved with the arrow keys. */
function ClassicRow({ game, index, isEdited, onGrip, onMove, onEdit }: ClassicRowProps) {
	const change = trpc.site.changeClassicGame.useMutation(useAdminCallbacks("Saved"));
	const handle = useRef<HTMLButtonElement>(null);
	const isMoved = useRef(false);
	// Browsers remove the focus from an element that moves within the document.
	useEffect(() => {
		if (isMoved.current) handle.current?.focus();
		isMoved.current = false;
	}, [index]);
	const name = nameOf(game);
	const { key, description, isDisabled } = game;
	const edit = useRef<HTMLButtonElement>(null);
	// The focus returns here when the form closes.
	useEffect(() => (isEdited ? () => edit.current?.focus() : undefined), [isEdited]);
	return (
		<div className="flex items-center gap-2 py-2 pr-3 md:gap-3">
			<button
				ref={handle}
				type="button"
				aria-label={`Move ${name}, number ${index + 1}`}
				aria-keyshortcuts="ArrowUp ArrowDown"
				className="grid h-12 w-14 shrink-0 cursor-grab touch-none grid-cols-[1.5rem_1fr] items-center rounded-md pl-2 text-muted hover:text-ink active:cursor-grabbing"
				onPointerDown={(event) => onGrip(event, index)}
				onKeyDown={(event) => {
					const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
					if (!by) return;
					event.preventDefault();
					isMoved.current = true;
					onMove(by);
				}}
			>
				<LineIcon path={GRIP} className="size-6 stroke-[3]" />
				<span className="tabular-nums">{index + 1}</span>
			</button>
			<span aria-hidden="true" className="h-10 w-1.5 shrink-0 rounded-full bg-accent" />
			<span className={`min-w-0 grow ${isDisabled ? "text-muted" : ""}`}>
				<span className="block font-bold wrap-anywhere">{name}</span>
				<span className="block text-sm text-muted wrap-anywhere max-sm:hidden">
					{description ?? game.defaultDescription}
				</span>
			</span>
			<Button
				kind="quiet"
				small
				aria-pressed={!isDisabled}
				aria-label={`Shown: ${name}`}
				isBusy={change.isPending}
				className={isDisabled ? "text-muted" : ""}
				onClick={() => change.mutate({ key, isDisabled: !isDisabled, name: game.name, description })}
			>
				<span aria-hidden="true">{isDisabled ? "○" : "●"}</span>
				{isDisabled ? "Hidden" : "Shown"}
			</Button>
			<Button
				ref={edit}
				kind="quiet"
				small
				aria-expanded={isEdited}
				aria-label={`Edit ${name}`}
				onClick={onEdit}
			>
				Edit
			</Button>
		</div>
	);
}

const CHECKS = formChecks({
	name: (text) => (text.trim().length > MAX_CLASSIC_NAME_LENGTH ? "site/classic-name-too-long" : null),
	description: (text) =>
		text.trim().length > MAX_CLASSIC_DESCRIPTION_LENGTH ? "site/classic-description-too-long" : null,
});

interface MoveButtonsProps extends Pick<ClassicRowProps, "index" | "onMove"> {
	count: number;
}

/** For pointers that can't drag. */
function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
	const pressed = useRef<HTMLButtonElement>(null);
	// Browsers remove the focus from an element that moves within the document.
	useEffect(() => pressed.current?.focus(), [index]);
	const move = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
		pressed.current = event.currentTarget;
		onMove(by);
	};
	return (
		<div className="flex flex-wrap gap-3">
			<Button kind="quiet" small isOff={index === 0} onClick={move(-1)}>
				Move up
			</Button>
			<Button kind="quiet" small isOff={index === count - 1} onClick={move(1)}>
				Move down
			</Button>
		</div>
	);
}

interface ClassicEditorProps {
	game: Game;
	onClose: () => void;
	/** Below its fields. */
	children: ReactNode;
}

function ClassicEditor({ game, onClose, children }: ClassicEditorProps) {
	const { key, isDisabled, defaultName, defaultDescription } = game;
	const initial = { name: game.name ?? "", description: game.description ?? "" };
	const [typed, setTyped] = useState(initial);
	const change = trpc.site.changeClassicGame.useMutation(useAdminCallbacks("Saved"));
	const updatePreview = ({ target }: FormEvent) => {
		if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
	};
	return (
		<div
			onInput={updatePreview}
			className="grid gap-6 border-t border-line p-4 sm:grid-cols-[minmax(0,1fr)_14rem] md:p-5 lg:grid-cols-[minmax(0,1fr)_18rem]"
		>
			<Form
				checks={CHECKS}
				initial={initial}
				send={({ name, description }) =>
					change.mutate({ key, isDisabled, name, description }, { onSuccess: onClose })
				}
				isBusy={change.isPending}
			>
				<Field
					name="name"
					label="Name"
					required={false}
					autoFocus
					autoComplete="off"
					placeholder={defaultName}
					hint={`Left empty, it is ${defaultName}.`}
				/>
				<Field
					name="description"
					label="Description"
					required={false}
					autoComplete="off"
					placeholder={defaultDescription}
					hint={`Left empty, it is "${defaultDescription}"`}
				/>
				{children}
				<div className="flex flex-wrap gap-3">
					<SubmitButton busy="Saving..." needsChange>
						Save
					</SubmitButton>
					<Button kind="quiet" onClick={onClose}>
						Cancel
					</Button>
				</div>
			</Form>
			<figure>
				<figcaption className="mb-2 font-bold">
					On the home page{isDisabled && ", once it is shown"}
				</figcaption>
				{/* The link of this preview leads nowhere. */}
				<ul inert>
					<GameCard
						game={CLASSIC_GAMES[game.id]}
						route={CLASSIC_GAMES[game.id].route}
						name={typed.name.trim() || defaultName}
						description={typed.description.trim() || defaultDescription}
					/>
				</ul>
			</figure>
		</div>
	);
}
