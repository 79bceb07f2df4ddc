import type { z } from 'zod';
import type { Context } from '../../../http/context.ts';

interface ToolDefinition<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Throws HttpError, whose message the client gets. */
  answer(context: Context, input: z.output<Input>): Promise<Record<string, unknown>>;
}

export type Tool = ToolDefinition<z.ZodObject>;

export function tool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { input, answer } = definition;
  return { ...definition, answer: (context, given) => answer(context, input.parse(given)) };
}
