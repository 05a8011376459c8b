import { type AuthorisationTable, anyone, type World } from "../authorisation.ts";

const playerInput = ({ player }: World) => ({ userId: player.id });

export const knowledgeAuthorisation = {
	rows: {},
	procedures: {
		"knowledge.get": { scope: "any", input: playerInput, status: anyone() },
	},
} satisfies AuthorisationTable;
