import {
	aboutKind,
	checkFirstMessage,
	checkSubject,
	MAX_SUBJECT_LENGTH,
	SUPPORT_CATEGORIES,
	type SupportCategory,
} from "@hilo/rules/support/tickets";
import { useNavigate } from "@tanstack/react-router";
import { errorText } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { toast } from "../../platform/toasts.ts";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { MessageForm } from "./message-form.tsx";
import { ABOUT_TEXT, CATEGORY_TEXT } from "./ticket-labels.tsx";

const CATEGORIES = SUPPORT_CATEGORIES.map((value) => ({ value, label: CATEGORY_TEXT[value] }));
const isCategory = (text: string | undefined): text is SupportCategory =>
	SUPPORT_CATEGORIES.some((category) => category === text);
const CHECKS = formChecks({ subject: checkSubject, category: () => null, message: checkFirstMessage });

interface TicketFormProps {
	playerId: string;
	/** The path of the ticket's subject on this site, if any. */
	about: string | undefined;
}

/** Each subject has its own draft. */
export function TicketForm({ playerId, about }: TicketFormProps) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const create = trpc.support.create.useMutation();
	const kind = about ? aboutKind(about) : null;
	return (
		<MessageForm
			playerId={playerId}
			draftName={`new:${about ?? ""}`}
			checks={CHECKS}
			isBusy={create.isPending}
			problem={create.error && errorText(create.error)}
			submit="Send ticket"
			height="h-120"
			send={async ({ texts: { subject, category, message }, pictures, clientId }) => {
				const ticket = await create.mutateAsync({
					subject,
					message,
					clientId,
					pictures,
					category: isCategory(category) ? category : "other",
					...(kind && { about }),
				});
				utils.support.get.setData({ id: ticket.id }, ticket);
				utils.support.mine.invalidate();
				toast("success", "Your ticket is on its way. We'll answer here.");
				navigate({ to: "/profile", search: { tab: "support", ticket: ticket.id }, replace: true });
			}}
		>
			{({ category }) => (
				<>
					{kind && <p className="text-muted">About {ABOUT_TEXT[kind]}. We'll see which one.</p>}
					<Field name="subject" label="Subject" maxLength={2 * MAX_SUBJECT_LENGTH} autoComplete="off" />
					<Choice
						legend="Category"
						name="category"
						options={CATEGORIES}
						chosen={isCategory(category) ? category : kind === "game" ? "game" : "other"}
					/>
					<TextArea name="message" label="Message" rows={7} required />
				</>
			)}
		</MessageForm>
	);
}
