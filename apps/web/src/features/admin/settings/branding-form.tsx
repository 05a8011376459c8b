import { ERRORS } from "@hilo/rules/errors/errors";
import { type AccentTheme, accentFaultText, storedAccentTones } from "@hilo/rules/site/accent";
import { type Branding, DEFAULT_BRANDING, markAddress } from "@hilo/rules/site/branding";
import {
	checkColour,
	checkContact,
	checkSiteName,
	cleanColour,
	MAX_SITE_NAME_LENGTH,
} from "@hilo/rules/site/branding-checks";
import { type CSSProperties, type FormEvent, useRef, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { Mark } from "../../../ui/logo.tsx";
import { Section } from "../../../ui/section.tsx";
import { MarkField } from "./mark-field.tsx";

const CHECKS = {
	...formChecks({
		name: checkSiteName,
		contact: checkContact,
	}),
	// The preview says why it can't be read.
	accent: (text: string) =>
		colourProblem(text) ?? (accentProblem(text) && "Please choose a colour that can be read."),
};

/** Null for a colour, and for no text. */
function colourProblem(text: string): string | null {
	const code = text.trim() === "" ? null : checkColour(text);
	return code && ERRORS[code].message;
}

/** Null for a readable colour, and for no text. */
function accentProblem(text: string): string | null {
	if (text.trim() === "") return null;
	return colourProblem(text) ?? accentFaultText(cleanColour(text));
}

/** The site's own name, contact, colour and mark, with a preview in both themes. */
export function BrandingForm({ branding }: { branding: Branding }) {
	const { name, contact, accent, mark } = branding;
	const [isResetting, setResetting] = useState(false);
	const [typed, setTyped] = useState({ name, accent: accent ?? "" });
	const utils = trpc.useUtils();
	const save = trpc.site.setBranding.useMutation({
		onSuccess: async (_, { name, accent }) => {
			toast("success", "Saved");
			setTyped({ name, accent: accent ?? "" });
			await Promise.all([utils.site.settings.invalidate(), utils.site.about.invalidate()]);
		},
	});
	const follow = ({ target }: FormEvent) => {
		if (!(target instanceof HTMLInputElement)) return;
		if (target.name === "name" || target.name === "accent")
			setTyped({ ...typed, [target.name]: target.value });
	};
	const { mark: _, ...usual } = DEFAULT_BRANDING;
	const isUsual = name === usual.name && contact === usual.contact && accent === usual.accent;
	return (
		<Section
			size="small"
			title="Name and look"
			aside={
				!isUsual && (
					<Button kind="quiet" small isBusy={save.isPending} onClick={() => setResetting(true)}>
						Restore defaults
					</Button>
				)
			}
		>
			<p className="mb-5 text-muted">
				Used in titles, mails, link previews, share texts and legal texts. Open pages show another colour when
				they are loaded again.
			</p>
			<div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
				<div onInput={follow}>
					<Form
						key={JSON.stringify([name, contact, accent])}
						checks={CHECKS}
						initial={{ name, contact: contact ?? "", accent: accent ?? "" }}
						send={(texts) =>
							save.mutate({ ...texts, accent: texts.accent.trim() === "" ? null : texts.accent })
						}
						isBusy={save.isPending}
						problem={save.error ? errorText(save.error) : null}
					>
						<Field
							name="name"
							label="Name"
							autoComplete="off"
							hint={`Up to ${MAX_SITE_NAME_LENGTH} characters.`}
						/>
						<Field
							name="contact"
							label="Contact"
							type="email"
							required={false}
							autoComplete="off"
							hint="An email address for everyone to see: at the foot of each page, in legal texts and on error pages. Optional."
						/>
						<AccentField typed={typed.accent} />
						<SubmitButton busy="Saving..." needsChange>
							Save
						</SubmitButton>
					</Form>
				</div>
				<div className="grid grid-cols-1 content-start gap-8">
					<BrandingPreview
						name={typed.name.trim() || name}
						accent={typed.accent}
						problem={accentProblem(typed.accent)}
						mark={mark}
					/>
					<MarkField mark={mark} />
				</div>
			</div>
			{isResetting && (
				<Confirm
					title="Restore the default name and look?"
					confirm="Reset"
					onConfirm={() => save.mutate(usual)}
					onClose={() => setResetting(false)}
				>
					The site is called {usual.name} again, without a contact and in the usual colour. The mark stays.
				</Confirm>
			)}
		</Section>
	);
}

/** What the colour chooser shows as long as no colour is typed: the usual accent of the dark theme. */
const USUAL = "#ffd24a";

/** A colour as text, with the browser's colour chooser beside it. @param typed the field's present text */
function AccentField({ typed }: { typed: string }) {
	const text = useRef<HTMLInputElement>(null);
	const choose = (hex: string) => {
		if (!text.current) return;
		text.current.value = hex;
		text.current.dispatchEvent(new Event("input", { bubbles: true }));
	};
	return (
		<Field
			ref={text}
			name="accent"
			label="Colour"
			required={false}
			autoComplete="off"
			spellCheck={false}
			placeholder="The usual one"
			hint="Hexadecimal, such as #0b6b4f. Optional. Each theme uses a darker or lighter tone where needed; very light and very dark colours are refused."
			after={
				<input
					type="color"
					aria-label="Choose a colour"
					value={checkColour(typed) === null ? cleanColour(typed) : USUAL}
					onChange={({ target }) => choose(target.value)}
					className="absolute inset-y-2 right-2 h-9 w-14 cursor-pointer rounded-sm border-2 border-edge bg-paper p-0.5"
				/>
			}
		/>
	);
}

interface BrandingPreviewProps {
	name: string;
	/** As typed. */
	accent: string;
	/** What is wrong with the colour. */
	problem: string | null;
	mark: string | null;
}

const THEMES = [
	["light", "Light theme"],
	["dark", "Dark theme"],
] as const;

/** The bar, a button and a text in both themes, as they would be with what is typed. */
function BrandingPreview({ problem, ...look }: BrandingPreviewProps) {
	return (
		<div className="grid gap-3">
			<div className="grid gap-4 sm:grid-cols-2">
				{THEMES.map(([theme, caption]) => (
					<figure key={theme} aria-label={`Preview, ${caption.toLowerCase()}`} className="grid gap-1.5">
						<Sample theme={theme} {...look} />
						<figcaption className="text-sm text-muted">{caption}</figcaption>
					</figure>
				))}
			</div>
			<p role="status" className="font-bold text-wrong empty:hidden">
				{problem}
			</p>
		</div>
	);
}

function Sample({
	theme,
	name,
	accent,
	mark,
}: Omit<BrandingPreviewProps, "problem"> & { theme: AccentTheme }) {
	return (
		<div
			style={{ colorScheme: theme, ...accentOf(theme, accent) }}
			className="overflow-hidden rounded-md border-2 border-line bg-paper text-ink"
		>
			<p className="flex items-center gap-2 border-b border-line px-3 py-2 font-display text-lg font-extrabold">
				<Mark picture={mark && markAddress(mark, 128)} className="size-6 shrink-0" />
				<span className="truncate">{name}</span>
			</p>
			<div className="flex flex-wrap items-center justify-between gap-3 px-3 py-4">
				<span className={buttonClass({ small: true })}>Play</span>
				<span className="font-bold text-accent">Your best: 24</span>
			</div>
		</div>
	);
}

/** A colour that is refused is shown as it is, so that its contrast can be seen. */
function accentOf(theme: AccentTheme, typed: string): CSSProperties {
	if (checkColour(typed) !== null) return {};
	const hex = cleanColour(typed);
	const tone = storedAccentTones(hex)?.[theme];
	const colours = {
		"--accent": tone?.accent ?? hex,
		...(tone && { "--on-accent": tone.onAccent }),
	};
	return colours as CSSProperties;
}
