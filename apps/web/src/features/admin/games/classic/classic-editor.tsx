import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { MAX_CLASSIC_DESCRIPTION_LENGTH, MAX_CLASSIC_NAME_LENGTH } from "@hilo/rules/site/lengths";
import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { type FormEvent, useRef, useState } from "react";
import { CLASSIC_ROUTES } from "../../../../platform/visible-games.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Form } from "../../../../ui/form.tsx";
import { SubmitButton } from "../../../../ui/submit-button.tsx";
import { GameCard } from "../../../site/home/game-card.tsx";
import { useChange } from "./use-change.ts";
import type { Game } from "./use-order.ts";

const CHECKS = {
	name: (text: string) =>
		text.trim().length > MAX_CLASSIC_NAME_LENGTH ? SITE_ERRORS["site/classic-name-too-long"].message : null,
	description: (text: string) =>
		text.trim().length > MAX_CLASSIC_DESCRIPTION_LENGTH
			? SITE_ERRORS["site/classic-description-too-long"].message
			: null,
};

export function ClassicEditor({ game, onClose }: { game: Game; onClose: () => void }) {
	const { key, isDisabled, defaultName, defaultDescription } = game;
	const initial = { name: game.name ?? "", description: game.description ?? "" };
	const [typed, setTyped] = useState(initial);
	const checks = useRef(CHECKS);
	const change = useChange(onClose);
	const follow = ({ target }: FormEvent) => {
		if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
	};
	return (
		<div
			onInput={follow}
			className="grid gap-6 border-t border-line p-4 sm:grid-cols-[minmax(0,1fr)_14rem] md:p-5 lg:grid-cols-[minmax(0,1fr)_18rem]"
		>
			<Form
				checks={checks.current}
				initial={initial}
				send={({ name, description }) => change.mutate({ key, isDisabled, name, description })}
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
				<div className="flex flex-wrap gap-3">
					<SubmitButton busy="Saving..." needsChange>
						Save
					</SubmitButton>
					<Button kind="quiet" onClick={onClose}>
						Cancel
					</Button>
				</div>
			</Form>
			<Picture
				game={game}
				name={typed.name.trim() || defaultName}
				description={typed.description.trim() || defaultDescription}
			/>
		</div>
	);
}

/** A preview only: its link leads nowhere, and nothing in it takes the focus. */
function Picture({ game, name, description }: { game: Game; name: string; description: string }) {
	const route = CLASSIC_ROUTES.find(({ id }) => id === game.id)?.route ?? "/app";
	return (
		<figure>
			<figcaption className="mb-2 font-bold">
				On the home page{game.isDisabled && ", once it is shown"}
			</figcaption>
			<ul inert>
				<GameCard
					game={CLASSIC_GAMES[game.id]}
					route={route}
					name={name}
					description={description}
					isDisabled={game.isDisabled}
				/>
			</ul>
		</figure>
	);
}
