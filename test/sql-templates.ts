// Every SQL template of the code, with its declared row type as the compiler sees it.
import { fileURLToPath } from 'node:url';
import type { Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast';
import { isTaggedTemplateExpression, isTemplateExpression } from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type InterfaceType,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { templateKey } from './record-sql.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CODE = /^(app|server|cli|db)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

interface SqlTemplate {
  key: string;
  /** Absent when it contains parts from elsewhere. */
  text?: string;
  place: string;
  /** Absent when the type is open or a single value. */
  row?: Property[];
}

export interface Property {
  name: string;
  isOptional: boolean;
  isNullable: boolean;
  /** number, string, boolean, Date, Buffer, any or object; for an array its element with []. */
  kinds: string[];
}

export function listSqlTemplates(): SqlTemplate[] {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.json`] }).getProjects();
    if (!project) throw new Error('tsconfig.json could not be read');
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(ROOT) && CODE.test(name.slice(ROOT.length)))
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        return file?.text.includes("from 'kysely'") ? listTemplatesOf(file, checker) : [];
      });
  } finally {
    api.close();
  }
}

function listTemplatesOf(file: SourceFile, checker: Checker): SqlTemplate[] {
  const nodes = findTagged(file);
  if (nodes.length === 0) return [];
  const types = checker.getTypeAtLocation(nodes);
  return nodes.flatMap((node, at) => {
    const type = types[at];
    if (type?.getSymbol()?.name !== 'RawBuilder') return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return {
      key: templateKey(fragmentsOf(node)),
      text: textOf(node, checker),
      place: `${file.fileName.slice(ROOT.length)}:${line + 1}`,
      row: rowOf(type, checker),
    };
  });
}

function findTagged(node: Node): TaggedTemplateExpression[] {
  const found: TaggedTemplateExpression[] = [];
  const visit = (inner: Node) => {
    if (isTaggedTemplateExpression(inner)) found.push(inner);
    inner.forEachChild(visit);
  };
  visit(node);
  return found;
}

function fragmentsOf({ template }: TaggedTemplateExpression): string[] {
  if (!isTemplateExpression(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

const STATEMENT = /^\s*(select|insert|update|delete|with|truncate)\b/;

function textOf(node: TaggedTemplateExpression, checker: Checker): string | undefined {
  const fragments = fragmentsOf(node);
  if (!STATEMENT.test(fragments[0] ?? '')) return undefined;
  const { template } = node;
  const values = isTemplateExpression(template)
    ? template.templateSpans.map(({ expression }) => expression)
    : [];
  const types = values.length > 0 ? checker.getTypeAtLocation(values) : [];
  if (types.some((type) => !type || isPart(type, checker))) return undefined;
  return fragments.reduce((text, fragment, at) => `${text}$${at}${fragment}`);
}

function isPart(type: Type, checker: Checker): boolean {
  if (type.isUnionType()) return type.getTypes().some((one) => isPart(one, checker));
  return checker.getPropertyOfType(type, 'toOperationNode') !== undefined;
}

function rowOf(builder: Type, checker: Checker): Property[] | undefined {
  const [row] = checker.getTypeArguments(builder as InterfaceType);
  if (!row || !(row.flags & (TypeFlags.Object | TypeFlags.UnionOrIntersection))) return undefined;
  if (checker.isArrayType(row) || checker.getIndexInfosOfType(row).length > 0) return undefined;
  const symbols = checker.getPropertiesOfType(row);
  const types = checker.getTypeOfSymbol(symbols);
  const properties = symbols.map(({ name, flags }, at) => {
    const kinds = kindsOf(types[at], checker);
    return {
      name,
      isOptional: (flags & SymbolFlags.Optional) !== 0,
      isNullable: kinds.includes('null') || kinds.includes('any'),
      kinds: [...new Set(kinds)].filter((kind) => kind !== 'null'),
    };
  });
  return isPrimitive(row) ? undefined : properties;
}

function isPrimitive(type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some(isPrimitive);
  return (type.flags & TypeFlags.Primitive) !== 0;
}

function kindsOf(type: Type | undefined, checker: Checker): string[] {
  if (!type || type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter)) return ['any'];
  if (type.isUnionType()) return type.getTypes().flatMap((one) => kindsOf(one, checker));
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().flatMap((one) => kindsOf(one, checker));
    return kinds.filter((kind) => kind !== 'object').slice(0, 1);
  }
  if (type.flags & TypeFlags.Undefined) return [];
  if (type.flags & TypeFlags.Null) return ['null'];
  if (type.flags & TypeFlags.StringLike) return ['string'];
  if (type.flags & TypeFlags.NumberLike) return ['number'];
  if (type.flags & TypeFlags.BooleanLike) return ['boolean'];
  if (checker.isArrayType(type)) {
    const [held] = checker.getTypeArguments(type as InterfaceType);
    return kindsOf(held, checker)
      .filter((kind) => kind !== 'null')
      .map((kind) => `${kind}[]`);
  }
  const name = type.getSymbol()?.name;
  if (name === 'Uint8Array') return ['Buffer'];
  return [name === 'Date' || name === 'Buffer' ? name : 'object'];
}
