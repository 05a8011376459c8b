import { ERRORS } from "@hilo/rules/errors/errors";
import { accentFaultText } from "@hilo/rules/site/accent";
import { type Branding, DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import {
	checkColour,
	checkContact,
	checkSiteName,
	cleanColour,
	MAX_SITE_NAME_LENGTH,
} from "@hilo/rules/site/branding-checks";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Section } from "../../../ui/section.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { AccentField } from "./accent-field.tsx";
import { BrandingPreview } from "./branding-preview.tsx";
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
						Back to the usual
					</Button>
				)
			}
		>
			<p className="mb-5 text-muted">
				Used in titles, mails, link previews, share texts and legal texts. Open pages show another colour when
				they are loaded again.
			</p>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
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
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
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
					title="Back to the usual name and look?"
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
